import type { Page } from '@playwright/test';
import { BRAND_COLORS, PALETTES } from '../src/design/palettes/palettes.ts';
import { expectAccessible } from './axe.ts';
import { expect, hydrated, openHome, test } from './test.ts';
import { browserLocale, firstIn, locales, named, translations } from './translations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Converts `#rrggbb` to the format of `getComputedStyle`. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('changes colors without a transition if reduced motion is preferred', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName));
    Object.assign(window, { moved });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  expect(await readBackground(page)).toBe(rgb(PALETTES.default.dark.canvas));
  const running = () => document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  expect(await page.evaluate(running)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

test('fades the page as a whole when colors change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/business');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const moved: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName));
    Object.assign(window, { moved });
  });
  const fades = () =>
    document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');
    }).length;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(fades);
  await expect.poll(() => page.evaluate(fades)).toBe(0);
  expect(await readBackground(page)).toBe(rgb(PALETTES.default.dark.canvas));
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`the theme switcher in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: 'light' });
    const parts = (page: Page) => ({
      toggle: page.getByRole('button', { name: named(w.theme.open) }),
      menu: page.getByRole('menu', { name: w.theme.menu }),
      item: (name: keyof typeof w.theme.names) =>
        page.getByRole(name === 'luxury' ? 'menuitem' : 'menuitemradio', { name: w.theme.names[name] }),
      planned: page.getByRole('dialog', { name: w.navigation.themePlannedTitle }),
    });

    test('opens on hover, closes after a delay, and previews the colors of each theme', async ({ page }) => {
      await page.clock.install();
      await openHome(page);
      const { toggle, menu, item } = parts(page);
      await toggle.hover();
      await expect(menu).toBeVisible();
      for (const name of ['default', 'luxury', 'minimal'] as const) {
        const swatch = item(name).locator('span').first();
        const { primary, secondary } = BRAND_COLORS[name];
        await expect(swatch).toHaveCSS('background-image', new RegExp(escaped(rgb(primary))));
        await expect(swatch).toHaveCSS('background-image', new RegExp(escaped(rgb(secondary))));
      }
      await expectAccessible(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.mouse.move(10, 10);
      // The menu closes only after 300 ms.
      await page.clock.runFor(200);
      await expect(menu).toBeVisible();
      await page.clock.runFor(200);
      await expect(menu).toBeHidden();
      await page.clock.resume();
    });

    test('keeps a theme chosen by keyboard after a reload, and applies it in another tab', async ({
      page,
      context,
    }) => {
      await page.goto('/rwa-assets');
      const other = await context.newPage();
      await other.goto('/business');
      const { toggle, menu, item } = parts(page);
      await toggle.focus();
      await page.keyboard.press('ArrowUp');
      await expect(item('minimal')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(item('default')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(item('default')).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect.poll(() => readBackground(page)).toBe(rgb(PALETTES.minimal.light.canvas));
      await expect.poll(() => readBackground(other)).toBe(rgb(PALETTES.minimal.light.canvas));
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'minimal');
      // If the pointer already rests on the prerendered button, the app reacts only once it moves.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await toggle.hover();
        await expect(item('minimal')).toHaveAttribute('aria-checked', 'true', { timeout: 2_000 });
      }).toPass();
    });

    test('announces for one second that the luxury theme is planned, without applying it', async ({
      page,
    }) => {
      await page.clock.install();
      await openHome(page);
      const { toggle, menu, item, planned } = parts(page);
      await toggle.focus();
      await page.keyboard.press('ArrowDown');
      await expect(item('default')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(item('luxury')).toBeFocused();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press('Enter');
      await expect(planned).toBeVisible();
      await page.clock.runFor(900);
      await expect(planned).toBeVisible();
      await page.clock.runFor(200);
      await expect(planned).toBeHidden();
      await page.clock.resume();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: w.navigation.themePlannedTitle })).toHaveCount(
        1,
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
    });

    test('opens on a tap on a wide screen', async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true, locale: browserLocale[locale] });
      const page = await context.newPage();
      await openHome(page);
      const { toggle, menu } = parts(page);
      await toggle.tap();
      await expect(menu).toBeVisible();
      await page.touchscreen.tap(20, 300);
      await expect(menu).toBeHidden();
      await context.close();
    });
  });

  test.describe(`the theme switcher on a phone in ${locale}`, firstIn('ko', locale), () => {
    test.use({ ...phone, locale: browserLocale[locale] });
    test('opens and closes on a tap, with finger-sized targets', async ({ page }) => {
      await page.goto('/rwa-assets');
      await hydrated(page);
      const toggle = page.getByRole('button', { name: named(w.theme.open) });
      await toggle.tap();
      const menu = page.getByRole('menu', { name: w.theme.menu });
      await expect(menu).toBeVisible();
      for (const target of [toggle, ...(await menu.locator('button').all())]) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(page);
      await toggle.tap();
      await expect(menu).toBeHidden();
    });
  });

  test.describe(`the help panel in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });
    const h = w.helpPanel;

    test('opens a tab by keyboard, stays open during navigation and closes on Escape', async ({ page }) => {
      await page.goto('/business');
      const panel = page.getByRole('complementary', { name: h.title });
      const railButton = (tab: string) =>
        panel.getByRole('button', { name: h.openTab.replace(/\{.*?\}/, tab) });
      await railButton(h.guide).focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('tab', { name: h.guide })).toBeFocused();
      for (const { title } of Object.values(w.walkthrough.names)) {
        await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      }
      await page.keyboard.press('ArrowRight');
      await expect(panel.getByRole('tab', { name: h.chat })).toBeFocused();
      await expect(panel.getByText(h.chatOnline)).toBeVisible();
      await expectAccessible(page);

      await panel.getByRole('link', { name: h.toHelpCenter }).click();
      await expect(page).toHaveURL('/help-center');
      await expect(panel.getByRole('tab', { name: h.chat })).toHaveAttribute('aria-selected', 'true');
      await panel.getByRole('tab', { name: h.help, exact: true }).click();
      await expect(panel.getByText(h.pages['help-center'])).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(railButton(h.help)).toBeFocused();
      await expect(panel.getByRole('tablist')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('opens from the header if it is initially hidden, and returns the focus when it closes', async ({
      page,
    }) => {
      await openHome(page);
      const toggle = page.getByRole('banner').getByRole('button', { name: w.shell.openHelp });
      await toggle.click();
      const panel = page.getByRole('complementary', { name: h.title });
      await expect(panel.getByRole('tab', { selected: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
    });
  });

  test.describe(`the help panel on a phone in ${locale}`, firstIn('ko', locale), () => {
    test.use({ ...phone, locale: browserLocale[locale] });
    test('is a drawer that traps the focus, closes on Escape and returns the focus', async ({ page }) => {
      await page.goto('/conversion');
      const toggle = page.getByRole('banner').getByRole('button', { name: w.shell.openHelp });
      await toggle.tap();
      const drawer = page.getByRole('dialog', { name: w.helpPanel.title });
      await expect(drawer.getByText(w.helpPanel.pages.conversion)).toBeVisible();
      await expectAccessible(page);
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await drawer.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(isInside, `after ${step + 1} × Tab`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(toggle).toBeFocused();
    });
  });
}

test.describe('the color mode', () => {
  test.use({ locale: browserLocale.en, colorScheme: 'dark' });
  test('follows the system until the visitor chooses one', async ({ page }) => {
    await openHome(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-color-mode', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-color-mode', 'light');
    await page.getByRole('button', { name: translations.en.shell.toDark }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-color-mode', 'dark');
  });
});

test.describe('before hydration', () => {
  test.use({ locale: browserLocale.ko, colorScheme: 'light' });
  test('applies the stored theme, color mode and language', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'minimal');
      localStorage.setItem('color-mode', 'dark');
      localStorage.setItem('locale', 'en');
    });
    // The app's code never loads, so only the first paint is visible.
    await page.route(/\/(assets|src)\/.*\.[jt]sx?(\?|$)/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(PALETTES.minimal.dark.canvas));
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    for (const bar of await page.locator('meta[name="theme-color"]').all()) {
      await expect(bar).toHaveAttribute('content', PALETTES.minimal.dark.canvas);
    }
  });
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
