import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { memberAfter } from './kyc-member.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { box } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, named, translations } from './translations.ts';

const viewport = { width: 390, height: 844 };

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const locale of locales) {
  const t = translations[locale];
  const themeButton = (page: Page) => page.getByRole('region', { name: t.theme.menu }).getByRole('button');

  test.describe(`on a phone in ${locale}`, () => {
    test.use({
      locale: browserLocale[locale],
      colorScheme: colorScheme[locale],
      viewport,
      isMobile: true,
      hasTouch: true,
    });

    test('places the theme button below all content and links legal pages in the footer', async ({
      page,
    }) => {
      for (const path of ['/shopping', '/conversion', '/rwa-assets/ast_2vx6p9rm4t']) {
        await page.goto(path);
        const links = page.getByRole('contentinfo').getByRole('link');
        await expect(links).toHaveCount(4);
        // The app may replace either element while it starts.
        await expect(async () => {
          const lowest = await getBox(links.last());
          expect((await getBox(themeButton(page))).y, path).toBeGreaterThanOrEqual(lowest.bottom);
        }).toPass();
      }
      for (const [name, path] of [
        ['terms-of-use', '/terms'],
        ['privacy', '/privacy'],
        ['risk-disclosure', '/risk-disclosure'],
        ['accessibility', '/accessibility'],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name: t.places[name] }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: t.places[name] })).toBeVisible();
        await expect(page).toHaveTitle(`${t.places[name]} · ${t.common.platformName}`);
        await expect(page.getByText(t.legal.sample)).toHaveCount(name === 'accessibility' ? 0 : 1);
        await expectAccessible(page);
      }
    });

    test('scrolls the selected tab into view, even when the URL selects it', async ({ page, request }) => {
      await signInAs(page, await seededMember(request), '/mypage?tab=account');
      const tab = page.getByRole('tab', { selected: true });
      await expect(tab).toHaveText(t.mypage.accountTab);
      const { x, right } = await getBox(tab);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport.width);
    });

    test('shows the verification steps and form on one screen, separate from the grades', async ({
      page,
      request,
    }) => {
      const getVisibleArea = async (field: Locator) => {
        const steps = page.getByRole('navigation', { name: t.authCenter.steps });
        await expect(field).toBeVisible();
        expect((await getBox(steps)).y).toBeGreaterThan(0);
        expect((await getBox(field)).bottom).toBeLessThanOrEqual(viewport.height);
        await expect(page.getByText(t.authCenter.achievements, { exact: true })).toHaveCount(0);
      };
      await signInAs(page, await newMember(request), '/auth');
      await getVisibleArea(page.getByRole('textbox').nth(1));
      await expectAccessible(page);
      // A short step fits on the screen with its button.
      await signInAs(page, await memberAfter(request, 'documents'), '/auth');
      await getVisibleArea(page.getByRole('button', { name: t.contactCode.code.send }));
      // A badge in the row links to its step.
      await page.getByRole('link', { name: new RegExp(t.authCenter.status) }).click();
      await expect(page).toHaveURL('/auth?step=status');
    });

    test('places a toast below the header, clear of the next button', async ({ page, request }) => {
      const member = await newMember(request);
      await signInAs(page, member, '/shopping');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: filled(t.navigation.accountMenu, member.user.name) }).click();
      await banner.getByRole('button', { name: t.shell.logout }).last().click();
      const toast = page.getByRole('region', { name: t.shell.notifications }).getByRole('listitem');
      await expect(toast.first()).toBeVisible();
      const header = await getBox(page.getByRole('banner'));
      const { y, bottom } = await getBox(toast.first());
      expect(y).toBeGreaterThanOrEqual(header.bottom);
      expect(bottom).toBeLessThan(viewport.height / 3);

      // The buttons that a member presses next: order, add more, open the cart.
      await page.goto(`/shopping/product/${box}`);
      const add = page.getByRole('button', { name: t.shopping.addToCart });
      await add.click();
      const added = await getBox(toast.filter({ hasText: t.shopping.added }));
      const cart = banner.getByRole('button', { name: named(t.shell.cartWith) });
      for (const next of [page.getByRole('button', { name: t.shopping.buyNow }), add, cart]) {
        const button = await getBox(next);
        expect(button.bottom <= added.y || button.y >= added.bottom, String(next)).toBe(true);
      }
    });
  });
}
