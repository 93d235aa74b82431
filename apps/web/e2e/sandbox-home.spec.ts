import type { DashboardOverview, RwaAsset } from '@gli/sdk';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const { home, alternateHome, rwa, common, navigation, places } = translations[locale];

  test.describe(`home in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('shows a visitor the introduction, services, figures and featured assets', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/status of 50/);
      const featured: RwaAsset[] = await (
        await request.get('/api/v1/rwa/assets/featured/', { headers: { 'Accept-Language': locale } })
      ).json();
      const call = '**/api/v1/rwa/assets/featured/';
      await page.route(call, (route) =>
        route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } }),
      );
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
      const services = [
        [home.serviceRwa, '/rwa-assets'],
        [home.serviceConversion, '/conversion'],
        [home.serviceShopping, '/shopping'],
        [home.serviceAuth, '/auth'],
      ] as const;
      for (const [name, path] of services) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      // The fixed figures from the specification, with their names.
      const figures = main.locator('dl', { hasText: home.figureInvestors }).locator('> div');
      await expect(figures).toHaveCount(4);
      const expected = [
        [home.figureInvestors, '1,000'],
        [home.figureInvested, locale === 'ko' ? '50억' : '5 billion won+'],
        [home.figureAssets, '15'],
        [home.figureSatisfaction, '98%'],
      ] as const;
      for (const [name, figure] of expected) {
        await expect(figures.filter({ hasText: name }).getByRole('definition')).toContainText(figure);
      }

      // If the featured assets fail to load, an error appears, and the rest of the page is complete.
      await main.getByRole('heading', { level: 2, name: home.featuredTitle }).scrollIntoViewIfNeeded();
      await expect(main.getByText(rwa.loadErrorTitle)).toBeVisible();
      await page.unroute(call);
      await main.getByRole('button', { name: common.retry }).click();
      for (const { id, name } of featured.slice(0, 3)) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/rwa-assets/${id}`,
        );
      }
      await expectAccessible(page);
    });

    test('offers a visitor sign-up first and lists the starting tokens of a new member', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const { balances } = await (
        await request.get('/api/v1/wallet/info/', {
          headers: { Authorization: `Bearer ${member.tokens.access_token}` },
        })
      ).json();
      await page.goto('/');
      const main = page.getByRole('main');
      const offered = main.getByRole('listitem');
      for (const { token, balance } of balances) {
        const amount = Number(balance).toLocaleString('en-US');
        await expect(offered.filter({ hasText: `${amount} ${token}` })).toHaveCount(1);
      }
      const links = main.getByRole('link');
      await expect(links.nth(0)).toHaveAttribute('href', '/signup');
      await expect(links.nth(1)).toHaveAttribute('href', '/login');
      await expect(links.nth(2)).toHaveAttribute('href', '/rwa-assets');
    });

    test('estimates the payouts of a featured asset over one year', async ({ page, request }) => {
      const [first, second]: RwaAsset[] = await (
        await request.get('/api/v1/rwa/assets/featured/', { headers: { 'Accept-Language': locale } })
      ).json();
      const earn = (amount: number, { expected_apy: apy }: RwaAsset) =>
        ((amount * Number(apy)) / 100).toLocaleString('en-US', { maximumFractionDigits: 2 });
      if (!first || !second) throw new Error('The sandbox features fewer than two assets.');
      await page.goto('/');
      const calculator = page.getByRole('region', { name: home.earningsTitle });
      await expect(calculator.getByRole('definition')).toContainText(`${earn(1000, first)} ${first.token}`);
      await calculator.getByLabel(home.earningsAsset).selectOption({ label: second.name });
      await calculator.getByLabel(home.earningsAmount).fill('2500');
      await expect(calculator.getByRole('definition')).toContainText(`${earn(2500, second)} ${second.token}`);
      await expect(calculator.getByText(home.earningsNote)).toBeVisible();
      await calculator.getByLabel(home.earningsAmount).fill('0');
      await expect(calculator.getByRole('definition')).toHaveText('–');
    });

    test('shows a member the next steps and a link to all of them', async ({ page, request, tolerate }) => {
      tolerate(/status of 50/);
      const member = await newMember(request);
      const headers = {
        Authorization: `Bearer ${member.tokens.access_token}`,
        'Accept-Language': locale,
      };
      const overview: DashboardOverview = await (
        await request.get('/api/v1/dashboard/overview/', { headers })
      ).json();
      const call = '**/api/v1/dashboard/overview/';
      await page.route(call, (route) =>
        route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } }),
      );
      await signInAs(page, member, '/');
      const nextSteps = page.getByRole('region', {
        name: filled(alternateHome.awaiting, member.user.name),
      });
      await expect(nextSteps.getByRole('button', { name: common.retry })).toBeVisible();
      // The notification list also sends this request, on its own schedule and when opened. After that, only
      // the retry sends it.
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: navigation.notices, exact: true }).click();
      await expect(banner.getByText(navigation.noticesFailed)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute(call);
      await nextSteps.getByRole('button', { name: common.retry }).click();
      const tasks = nextSteps.getByRole('listitem');
      await expect(tasks).toHaveCount(Math.min(overview.tasks.length, 3));
      for (const { title, text } of overview.tasks.slice(0, 3)) {
        await expect(tasks.filter({ hasText: title })).toContainText(text);
      }
      const verify = overview.tasks.find(({ kind }) => kind === 'complete_kyc');
      await expect(
        nextSteps.getByRole('link', { name: verify?.title ?? 'verify', exact: true }),
      ).toHaveAttribute('href', '/auth');
      await expect(nextSteps.getByRole('progressbar').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: home.signIn })).toHaveCount(0);
      await expectAccessible(page);
      await nextSteps.getByRole('link', { name: alternateHome.toMyHome }).click();
      await expect(page).toHaveURL('/home');
      await expect(
        page.getByRole('heading', { level: 1, name: filled(alternateHome.heading, member.user.name) }),
      ).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(places['alternate-home']));
    });
  });
}
