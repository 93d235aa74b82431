import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { type Member, newMember } from './member.ts';
import { submitLogin } from './member-steps.ts';
import { expect, openHome, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

const phone = { width: 390, height: 844 };

for (const locale of locales) {
  const w = translations[locale];
  const { places, shell } = w;

  const sidebar = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation });
  const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
  const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.openMenu });
  const closeMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.closeMenu });
  const section = (page: Page, name: keyof typeof shell.businessSections) =>
    sidebar(page).getByRole('link', { name: shell.businessSections[name] });
  const saved = (page: Page) => page.evaluate(() => localStorage.getItem('side-menus'));
  /** Returns the distance of an element from the top of the window, in px. */
  const getTop = (locator: Locator) =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

  async function logIn(page: Page, member: Member, target: string): Promise<void> {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await submitLogin(page, w, member);
    await expect(page).toHaveURL(target);
  }

  test.describe(`the app shell in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('links the pages in the sidebar and marks the current one', async ({ page }) => {
      await page.goto('/help-center');
      await expect(entry(page, places['help-center'])).toHaveAttribute('aria-current', 'page');
      for (const name of ['rwa-assets', 'shopping', 'conversion'] as const) {
        await entry(page, places[name]).click();
        await expect(page).toHaveURL(`/${name}`);
        await expect(entry(page, places[name])).toHaveAttribute('aria-current', 'page');
        await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
      }
      await entry(page, places.referral).click();
      await expect(page).toHaveURL('/login?redirect=%2Freferral');
      await expect(sidebar(page)).toHaveCount(0);
      await expect(openMenu(page)).toHaveCount(0);
    });

    test('lists five Business sections in the sidebar, scrolls to a section and marks it as current', async ({
      page,
    }) => {
      await page.goto('/shopping');
      await expect(entry(page, places.business)).toHaveAttribute('aria-expanded', 'false');
      await entry(page, places.business).click();
      await expect(page).toHaveURL('/business');
      await expect(entry(page, places.business)).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar(page).getByRole('list').nth(1).getByRole('listitem')).toHaveCount(5);

      await section(page, 'roadmap').click();
      const roadmap = page.locator('#roadmap');
      await expect(page).toHaveURL('/business#roadmap');
      await expect.poll(() => getTop(roadmap)).toBe(180);
      await expect(section(page, 'roadmap')).toHaveAttribute('aria-current', 'location');
      await expect(roadmap).toBeFocused();

      await entry(page, places.shopping).click();
      await expect(page).toHaveURL('/shopping');
      await section(page, 'strategy').click();
      await expect.poll(() => getTop(page.locator('#strategy'))).toBe(180);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(section(page, 'strategy')).not.toHaveAttribute('aria-current');

      await closeMenu(page).click();
      await expect(section(page, 'team')).toHaveCount(0);
      await entry(page, places.shopping).click();
      await entry(page, places.business).click();
      await expect(page).toHaveURL('/business');
      await expect(section(page, 'team')).toHaveCount(0);
    });

    test('scrolls to the section in the URL on load', async ({ page }) => {
      await page.goto('/business#strategy');
      await expect.poll(() => getTop(page.locator('#strategy'))).toBe(180);
    });

    test('moves the focus through the sidebar on arrow keys, Home and End', async ({ page }) => {
      await page.goto('/shopping');
      await entry(page, places.business).focus();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, places['rwa-assets'])).toBeFocused();
      await page.keyboard.press('End');
      await expect(entry(page, places['help-center'])).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, places.business)).toBeFocused();
    });

    test('keeps a collapsed sidebar collapsed after a reload, and shows an entry’s name on hover', async ({
      page,
    }) => {
      await page.goto('/shopping');
      await closeMenu(page).click();
      await expect(openMenu(page)).toBeVisible();
      await page.reload();
      await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(72);
      await entry(page, places.conversion).hover();
      await expect(sidebar(page).getByText(places.conversion)).toHaveCSS('opacity', '1');
      await expect(sidebar(page).getByText(places.mypage)).toHaveCSS('opacity', '0');
      await expectAccessible(page);
    });

    test('hides the menus at home and on profile edit, and saves no menu state on special pages', async ({
      page,
      request,
    }) => {
      await openHome(page);
      await expect(sidebar(page)).toHaveCount(0);
      await openMenu(page).click();
      await entry(page, places.conversion).click();
      await expect(page).toHaveURL('/conversion');
      await closeMenu(page).click();
      expect(await saved(page)).toBeNull();
      await entry(page, places.shopping).click();
      await expect(closeMenu(page)).toBeVisible();

      await logIn(page, await newMember(request), '/profile-edit');
      await expect(sidebar(page)).toHaveCount(0);
      await openMenu(page).click();
      await expect(entry(page, places.mypage)).toHaveAttribute('aria-current', 'true');
      expect(await saved(page)).toBeNull();
      await page.goto('/mypage');
      await expect(closeMenu(page)).toBeVisible();
    });

    test('resets the menus on logout', async ({ page, request }) => {
      await logIn(page, await newMember(request), '/orders');
      await closeMenu(page).click();
      expect(JSON.parse((await saved(page)) ?? '')).toMatchObject({ leftSidebarDefault: false });
      await page.getByRole('button', { name: shell.logout }).click();
      await expect(page).toHaveURL('/');
      await expect
        .poll(async () => JSON.parse((await saved(page)) ?? '{}'))
        .toMatchObject({ leftSidebarDefault: true });
      await page.goto('/shopping');
      await expect(closeMenu(page)).toBeVisible();
    });

    test('shows badges to members only, with default values until the member’s own values load', async ({
      page,
      request,
    }) => {
      const progressText = (percent: string) => shell.authProgress.replace(/\{percent.*?\}/, percent);
      await page.goto('/shopping');
      await expect(entry(page, places.auth)).toHaveText(places.auth);
      await expect(entry(page, places.referral)).toHaveText(places.referral);
      const release = await holdRequests(page, '**/api/{users/*/kyc/status/,v1/referrals/stats/*}');
      await logIn(page, await newMember(request), '/shopping');
      await expect(entry(page, places.auth)).toContainText(progressText('65%'));
      await expect(entry(page, places.referral)).toContainText('3');
      release();
      await expect(entry(page, places.auth)).toContainText(progressText('0%'));
      await expect(entry(page, places.referral)).toHaveText(places.referral);
      await expect(page.getByRole('region', { name: shell.balances })).toHaveCount(0);
    });

    test('has a home link, a color mode button and a language switch in the header', async ({ page }) => {
      await page.goto('/shopping');
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: shell.toDark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
      await expectAccessible(page);
      const other = locale === 'ko' ? 'en' : 'ko';
      const language = translations[other].shell[other === 'ko' ? 'korean' : 'english'];
      await header.getByRole('radio', { name: language }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await header.getByRole('link', { name: translations[other].places.home, exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(
        header.getByRole('link', { name: translations[other].places.home, exact: true }),
      ).toHaveCount(0);
    });

    test.describe('the app shell on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test('shows the menu as a drawer that traps the focus and closes on Escape and navigation', async ({
        page,
      }) => {
        await page.goto('/shopping');
        await expect(sidebar(page)).toHaveCount(0);
        await openMenu(page).click();
        const drawer = page.getByRole('dialog', { name: shell.mainNavigation });
        await expect(entry(page, places.shopping)).toHaveAttribute('aria-current', 'page');
        await expectAccessible(page);
        for (let step = 0; step < 20; step += 1) {
          await page.keyboard.press('Tab');
          const isInPage = await page.evaluate(
            () => document.activeElement?.closest('main, header') !== null,
          );
          expect(isInPage && !(await drawer.evaluate((d) => d.contains(document.activeElement)))).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(openMenu(page)).toBeFocused();

        await openMenu(page).click();
        await entry(page, places.conversion).click();
        await expect(page).toHaveURL('/conversion');
        await expect(drawer).toBeHidden();
        expect(await saved(page)).toBeNull();
      });

      test('closes the drawer and scrolls to the section that is chosen in it', async ({ page }) => {
        await page.goto('/business');
        await openMenu(page).click();
        await section(page, 'team').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => getTop(page.locator('#team'))).toBe(180);
      });

      test('fits a window of 320 px with every header control reachable', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        for (const path of ['/', '/shopping', '/login']) {
          await page.goto(path);
          await expect(page.getByRole('banner')).toBeVisible();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, path).toBeLessThanOrEqual(0);
          const targets = page.getByRole('banner').locator('a:visible, button:visible');
          await expect
            .poll(
              () =>
                targets.evaluateAll((all) =>
                  all
                    .filter((target) => target.getBoundingClientRect().height < 44)
                    .map(({ outerHTML }) => outerHTML),
                ),
              path,
            )
            .toEqual([]);
        }
      });

      test('switches language and color mode with one tap on every page', async ({ page }) => {
        const header = page.getByRole('banner');
        const other = locale === 'ko' ? 'en' : 'ko';
        const otherShell = translations[other].shell;
        for (const path of ['/', '/shopping', '/login']) {
          await page.goto(path);
          await header.getByRole('button', { name: shell.display }).click();
          await header.getByRole('button', { name: shell.toDark }).click();
          await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
          await header.getByRole('button', { name: shell.toLight }).click();
          await expectAccessible(page);
          await header.getByRole('radio', { name: other === 'ko' ? shell.korean : shell.english }).check();
          await expect(page.locator('html')).toHaveAttribute('lang', other);
          await header
            .getByRole('radio', { name: locale === 'ko' ? otherShell.korean : otherShell.english })
            .check();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
        }
      });

      test('shows the full platform name in a member’s header in the shop', async ({ page, request }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await logIn(page, await newMember(request), '/shopping');
        const name = page.getByRole('banner').getByRole('link', { name: w.common.platformName });
        await expect(name).toBeVisible();
        const header = page.getByRole('banner');
        await expect(header.getByRole('button', { name: shell.openHelp })).toBeInViewport({ ratio: 1 });
        expect(await name.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
        expect(await header.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
      });
    });
  });
}
