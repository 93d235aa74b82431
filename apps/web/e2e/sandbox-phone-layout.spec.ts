import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getBox } from './get-box.ts';
import { memberAfter } from './kyc-member.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { findSmallHeaderControls } from './page-checks.ts';
import { box } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, named, translations } from './translations.ts';

const viewport = { width: 390, height: 844 };
const asset = '/rwa-assets/ast_2vx6p9rm4t';

test.use({ viewport, isMobile: true, hasTouch: true });

const getTabs = (page: Page, t: (typeof translations)['en']) =>
  page.getByRole('navigation', { name: t.shell.tabs.label });

// Facts that depend on the length of texts.
for (const locale of locales) {
  const t = translations[locale];

  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows the first product and asset above the tab bar, and the theme button next to the footer’s links', async ({
      page,
    }) => {
      const tabs = getTabs(page, t);
      const first = page.getByRole('main').getByRole('article').first();
      const themeButton = page.getByRole('region', { name: t.theme.menu }).getByRole('button');
      for (const path of ['/shopping', '/conversion', asset, '/rwa-assets']) {
        await page.goto(path);
        const links = page.getByRole('contentinfo').getByRole('link');
        await expect(links).toHaveCount(4);
        // The app may replace either element while it starts.
        await expect(async () => {
          const button = await getBox(themeButton);
          for (const link of await links.all()) {
            const { right, bottom } = await getBox(link);
            expect(right <= button.x || bottom <= button.y, path).toBe(true);
          }
        }).toPass();
        if (path === '/shopping')
          await expect(async () => {
            expect((await getBox(first)).y).toBeLessThan((await getBox(tabs)).y - 80);
          }).toPass();
      }
      await expect(async () => {
        const name = await getBox(first.getByRole('heading'));
        expect(name.bottom).toBeLessThanOrEqual((await getBox(tabs)).y);
      }).toPass();
      // The end of the page must be above the bar.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(async () => {
        expect((await getBox(themeButton)).bottom).toBeLessThanOrEqual((await getBox(tabs)).y);
      }).toPass();
    });

    test('fits a member’s tabs, balances, picture and icons into narrow phones', async ({
      page,
      request,
    }) => {
      await signInAs(page, await seededMember(request), '/mypage?tab=settings');
      const tab = page.getByRole('tab', { name: t.mypage.settingsTab });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const { x, right } = await getBox(tab);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport.width);

      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/mypage?tab=transactions');
      const balance = (token: string) => page.getByRole('term').filter({ hasText: token }).first();
      await expect(async () => {
        expect((await getBox(balance('GLID'))).y).toBe((await getBox(balance('GLIB'))).y);
      }).toPass();

      for (const path of ['/', '/shopping']) {
        await page.goto(path);
        await expect(page.getByRole('banner').locator('img[src*="/media/avatars/"]')).toBeVisible();
        await expect.poll(() => findSmallHeaderControls(page), `${path}: small controls`).toEqual([]);
      }

      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/shopping', '/rwa-assets/ast_5gw8n2kd7q']) {
        await page.goto(path);
        const face = await getBox(page.getByRole('banner').locator('img[src*="/media/avatars/"]'));
        expect(face.width).toBeCloseTo(face.height);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
        const sizes = await page
          .locator('svg[viewBox="0 0 24 24"]:visible')
          .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect()));
        expect(sizes.length, path).toBeGreaterThan(10);
        for (const { width, height } of sizes) expect(width, path).toBeCloseTo(height);
      }
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
      // A short step fits on the screen together with its button.
      await signInAs(page, await memberAfter(request, 'documents'), '/auth');
      await getVisibleArea(page.getByRole('button', { name: t.contactCode.code.send }));
      // Each entry in the row of steps is a link.
      await page.getByRole('link', { name: new RegExp(t.authCenter.status) }).click();
      await expect(page).toHaveURL('/auth?step=status');
    });
  });
}

test.describe('on a phone', () => {
  const t = translations.en;
  test.use({ locale: browserLocale.en, colorScheme: colorScheme.en });

  test('shows toasts on top of the tab bar, so that they cover no title, result, next button or offline notice', async ({
    page,
    context,
    request,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const member = await newMember(request);
    await signInAs(page, member, '/shopping');
    const banner = page.getByRole('banner');
    const tabs = getTabs(page, t);
    await banner.getByRole('button', { name: filled(t.navigation.accountMenu, member.user.name) }).click();
    await banner.getByRole('button', { name: t.shell.logout }).last().click();
    const toast = page.getByRole('region', { name: t.shell.notifications }).getByRole('listitem');
    await expect(toast.first()).toBeVisible();
    // The page may still be loading its font, which changes the number of lines.
    await expect(async () => {
      const { y, bottom } = await getBox(toast.first());
      expect(y).toBeGreaterThanOrEqual((await getBox(tabs)).y);
      expect(bottom).toBeLessThanOrEqual(viewport.height);
    }).toPass();

    // The buttons that a member presses next: order, add more, open the cart.
    await page.goto(`/shopping/product/${box}`);
    const add = page.getByRole('button', { name: t.shopping.addToCart });
    await add.click();
    const added = await getBox(toast.filter({ hasText: t.shopping.added }));
    expect(added.y).toBeGreaterThanOrEqual((await getBox(tabs)).y);
    const cart = banner.getByRole('button', { name: named(t.shell.cartWith) });
    for (const next of [page.getByRole('button', { name: t.shopping.buyNow }), add, cart]) {
      const button = await getBox(next);
      expect(button.bottom <= added.y || button.y >= added.bottom, String(next)).toBe(true);
    }

    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: t.systemNotices.offlineTitle });
    await expect(notice).toBeVisible();
    await add.click();
    await expect(async () => {
      const bar = await getBox(notice);
      expect((await getBox(toast.last())).y).toBeGreaterThanOrEqual(bar.bottom);
      expect(bar.bottom).toBeLessThanOrEqual((await getBox(tabs)).y);
      expect(bar.width).toBe(viewport.width);
    }).toPass();
    await context.setOffline(false);
  });

  test('keeps the header, tab bar, action bar and dialogs inside the safe area', async ({ page }) => {
    await page.goto(asset);
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('viewport-fit=cover');
    const devtools = await page.context().newCDPSession(page);
    const [top, bottom] = [47, 34];
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, bottom } });
    const end = viewport.height - bottom;
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: t.shell.openMenu });
    await expect(async () => {
      expect((await getBox(menu)).y).toBeGreaterThanOrEqual(top);
    }).toPass();
    expect((await getBox(banner)).y).toBe(0);
    const tabs = getTabs(page, t);
    expect((await getBox(tabs)).bottom).toBe(viewport.height);
    expect((await getBox(tabs.getByRole('link').first())).bottom).toBeLessThanOrEqual(end);
    const bar = page.locator('[data-bar=action]');
    expect((await getBox(bar.getByRole('button'))).bottom).toBeLessThanOrEqual((await getBox(tabs)).y);

    await menu.click();
    const drawer = page.getByRole('dialog', { name: t.shell.mainNavigation });
    const close = drawer.getByRole('button').first();
    await expect(async () => {
      expect((await getBox(close)).y).toBeGreaterThanOrEqual(top);
    }).toPass();
    await page.keyboard.press('Escape');

    await page.goto('/rwa-assets');
    const filters = page.getByRole('search', { name: filled(t.lists.filters, t.rwa.heading) });
    await filters.getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      expect((await getBox(sheet.getByRole('button').last())).bottom).toBeLessThanOrEqual(end);
    }).toPass();
  });

  test('marks the current page in the tab bar', async ({ page }) => {
    const tabs = getTabs(page, t);
    await page.goto('/');
    for (const [name, path] of [
      ['assets', '/rwa-assets'],
      ['shop', '/shopping'],
      ['convert', '/conversion'],
      ['home', '/'],
    ] as const) {
      const tab = tabs.getByRole('link', { name: t.shell.tabs[name] });
      await tab.click();
      await expect(page).toHaveURL(path);
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    }
    await expectAccessible(page);
  });

  test('opens all filters of the assets in a sheet', async ({ page }) => {
    await page.goto('/rwa-assets');
    const filters = page.getByRole('search', { name: filled(t.lists.filters, t.rwa.heading) });
    const open = filters.getByRole('button').first();
    await open.click();
    const sheet = page.getByRole('dialog', { name: t.lists.openFilters });
    await sheet.getByLabel(t.rwa.risk, { exact: true }).selectOption('low');
    await sheet.getByLabel(t.rwa.status, { exact: true }).selectOption('active');
    await expect(page).toHaveURL(/risk=low&status=active/);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t.lists.showResults }).click();
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await expect(open).toHaveText(filled(t.lists.openFiltersWith, '2'));
    await open.click();
    await sheet.getByRole('button', { name: t.lists.clearFilters }).click();
    await expect(page).toHaveURL('/rwa-assets');
    await page.keyboard.press('Escape');
    await expect(open).toHaveText(t.lists.openFilters);
  });

  test('opens the investment, purchase and conversion forms with one tap', async ({ page }) => {
    for (const [path, action, control] of [
      [asset, t.invest.heading, page.getByLabel(t.invest.amount)],
      [`/shopping/product/${box}`, t.shopping.buy, page.getByRole('spinbutton')],
      ['/conversion', t.conversion.heading, page.getByLabel(t.conversion.give)],
    ] as const) {
      await page.goto(path);
      const bar = page.locator('[data-bar="action"]');
      await bar.getByRole('button', { name: action }).click();
      await expect(control.first()).toBeInViewport();
      await expect(page.locator('form, section').locator(':focus')).toHaveCount(1);
    }
    await page.goto(asset);
    const bar = page.locator('[data-bar="action"]');
    await bar.getByRole('button').click();
    await expect(page.getByLabel(t.invest.amount, { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.invest.loginToInvest }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });

  test('scrolls to the passage of a legal page that its contents link to', async ({ page }) => {
    await page.goto('/risk-disclosure');
    const entry = page.getByRole('navigation', { name: t.legal.contents }).getByRole('link').last();
    const passage = page.getByRole('region', { name: (await entry.textContent()) ?? '', exact: true });
    await entry.click();
    await expect(passage.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL(/\/risk-disclosure#\w+$/);
  });
});
