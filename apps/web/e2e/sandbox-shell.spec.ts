import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, named, translations } from './translations.ts';

const w = translations.ko;
const { places, shell } = w;

const header = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const openMenu = (page: Page) => header(page).getByRole('button', { name: shell.openMenu });
const closeMenu = (page: Page) => header(page).getByRole('button', { name: shell.closeMenu });
const section = (page: Page, name: keyof typeof shell.businessSections) =>
  sidebar(page).getByRole('link', { name: shell.businessSections[name] });
/** Returns the distance of an element from the top of the window, in px. */
const getTop = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.use({ locale: browserLocale.ko });

test('scrolls to the Business section that is in the URL or chosen in the sidebar, and marks it', async ({
  page,
}) => {
  await page.goto('/business#strategy');
  await expect.poll(() => getTop(page.locator('#strategy'))).toBe(180);

  await page.goto('/shopping');
  // Arrow keys skip the sections while they are hidden.
  await entry(page, places.business).focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, places['rwa-assets'])).toBeFocused();
  await entry(page, places.business).click();
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
});

test('keeps a collapsed sidebar narrow after a reload on a tablet, and shows an entry’s name on hover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/shopping');
  await closeMenu(page).click();
  await expect(openMenu(page)).toBeVisible();
  await page.reload();
  await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(72);
  await entry(page, places.conversion).hover();
  await expect(sidebar(page).getByText(places.conversion)).toHaveCSS('opacity', '1');
  await expect(sidebar(page).getByText(places.mypage)).toHaveCSS('opacity', '0');
  await openMenu(page).click();
  await page.goto('/rwa-assets');
  await expect(closeMenu(page)).toBeVisible();
});

test.describe('the app shell on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the menu as a drawer that traps the focus and closes on Escape and navigation', async ({
    page,
  }) => {
    await page.goto('/business');
    await expect(sidebar(page)).toHaveCount(0);
    await openMenu(page).click();
    const drawer = page.getByRole('dialog', { name: shell.mainNavigation });
    await expectAccessible(page);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const isInPage = await page.evaluate(() => document.activeElement?.closest('main, header') !== null);
      expect(isInPage && !(await drawer.evaluate((d) => d.contains(document.activeElement)))).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(openMenu(page)).toBeFocused();

    await openMenu(page).click();
    await section(page, 'team').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => getTop(page.locator('#team'))).toBe(180);
    await openMenu(page).click();
    await entry(page, places.conversion).click();
    await expect(page).toHaveURL('/conversion');
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('side-menus'))).toBeNull();
  });

  test('fits a window of 320 px with every header control reachable, also for a member', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const expectFit = async (path: string) => {
      await page.goto(path);
      await expect(header(page)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      const targets = header(page).locator('a:visible, button:visible');
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
    };
    for (const path of ['/', '/shopping', '/login']) await expectFit(path);

    await signInAs(page, await newMember(request), '/shopping');
    await expectFit('/shopping');
    const name = header(page).getByRole('link', { name: w.common.platformName });
    await expect(name).toBeVisible();
    const account = header(page).getByRole('button', { name: named(w.navigation.accountMenu) });
    await expect(account).toBeInViewport({ ratio: 1 });
    expect(await name.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
    expect(await header(page).evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  });

  test('switches language and color mode with one tap on every page, and keeps them after a reload', async ({
    page,
  }) => {
    const english = translations.en.shell;
    const html = page.locator('html');
    for (const path of ['/', '/shopping', '/login']) {
      await page.goto(path);
      await header(page).getByRole('button', { name: shell.display }).click();
      await header(page).getByRole('button', { name: shell.toDark }).click();
      await expect(html).toHaveAttribute('data-color-mode', 'dark');
      await expectAccessible(page);
      const inEnglish = page.waitForRequest((request) => request.headers()['accept-language'] === 'en');
      await header(page).getByRole('radio', { name: shell.english }).check();
      // Data in another language is loaded again. The login page has none.
      if (path !== '/login') await inEnglish;
      else void inEnglish.catch(() => {});
      await expect(html).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(html).toHaveAttribute('lang', 'en');
      await expect(html).toHaveAttribute('data-color-mode', 'dark');
      await header(page).getByRole('button', { name: english.display }).click();
      await header(page).getByRole('button', { name: english.toLight }).click();
      await header(page).getByRole('radio', { name: english.korean }).check();
      await expect(html).toHaveAttribute('lang', 'ko');
    }
  });
});

test('lets the bars scroll with the page at 400% zoom, where a dialog scrolls as a whole', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInAs(page, await newMember(request), '/rwa-assets/ast_2vx6p9rm4t');
  const amount = page.getByLabel(w.invest.amount, { exact: true });
  await amount.fill('100');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header(page)).not.toBeInViewport();
  await expect(page.locator('[data-bar="action"]')).toHaveCount(0);
  await amount.press('Enter');
  const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
  const term = dialog.getByText(w.rwa.term, { exact: true });
  await term.scrollIntoViewIfNeeded();
  await expect(term).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: w.common.cancel })).not.toBeInViewport();
});

test('prints a page dark on white, without its frame, in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(title).toHaveCSS('color', 'rgb(15, 27, 45)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sidebar(page)).toBeHidden();
});
