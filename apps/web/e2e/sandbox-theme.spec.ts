import { BRAND_COLORS, PALETTES } from '@gli/ui';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, hydrated, openHome, test } from './test.ts';
import { browserLocale, named, translations } from './translations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const w = translations.en;
/** Converts `#rrggbb` to the format of `getComputedStyle`. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const parts = (page: Page) => ({
  toggle: page.getByRole('button', { name: named(w.theme.open) }),
  menu: page.getByRole('menu', { name: w.theme.menu }),
  item: (name: keyof typeof w.theme.names) =>
    page.getByRole(name === 'luxury' ? 'menuitem' : 'menuitemradio', { name: w.theme.names[name] }),
});

test.use({ locale: browserLocale.en, colorScheme: 'light' });

test('follows the system’s color mode, without a transition, until the visitor chooses one', async ({
  page,
}) => {
  await openHome(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName));
    Object.assign(window, { moved });
  });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-color-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-color-mode', 'dark');
  expect(await readBackground(page)).toBe(rgb(PALETTES.default.dark.canvas));
  const running = () => document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  expect(await page.evaluate(running)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);

  await page.getByRole('button', { name: w.shell.toLight }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-color-mode', 'light');
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

test('opens and closes on a tap, and previews the colors of each theme', async ({ browser }) => {
  for (const device of [{ hasTouch: true }, phone]) {
    const context = await browser.newContext({ ...device, locale: browserLocale.en });
    const page = await context.newPage();
    await page.goto('/rwa-assets');
    await hydrated(page);
    const { toggle, menu, item } = parts(page);
    await toggle.tap();
    await expect(menu).toBeVisible();
    for (const name of ['default', 'luxury', 'minimal'] as const) {
      const swatch = item(name).locator('span').first();
      const { primary, secondary } = BRAND_COLORS[name];
      await expect(swatch).toHaveCSS('background-image', new RegExp(escaped(rgb(primary))));
      await expect(swatch).toHaveCSS('background-image', new RegExp(escaped(rgb(secondary))));
    }
    for (const target of [toggle, ...(await menu.locator('button').all())]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    if ('isMobile' in device) await toggle.tap();
    else await page.touchscreen.tap(20, 300);
    await expect(menu).toBeHidden();
    await context.close();
  }
});

test.describe('the help panel on a phone', () => {
  test.use(phone);

  test('is a drawer that traps the focus, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/conversion');
    const menu = page.getByRole('banner').getByRole('button', { name: w.shell.openMenu });
    await menu.tap();
    await page.getByRole('button', { name: w.shell.openHelp }).tap();
    const drawer = page.getByRole('dialog', { name: w.helpPanel.title });
    await expect(drawer.getByText(w.conversion.help)).toBeVisible();
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
    await expect(menu).toBeFocused();
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
