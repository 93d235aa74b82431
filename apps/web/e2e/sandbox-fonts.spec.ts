import type { Page } from '@playwright/test';
import { publicPages } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales } from './translations.ts';

/** How high each part that is seen is, and where it begins: what a closed question holds may have no layout yet. */
const shape = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, nav, form, search, section, label, button)')]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => box.top < innerHeight && part.checkVisibility())
      .map(
        ({ part, box }) =>
          `${part.textContent?.slice(0, 30)} ${Math.round(box.top)} ${Math.round(box.height)}`,
      ),
  );

for (const locale of locales) {
  for (const width of [390, 1440]) {
    test(`the page's own fonts move nothing at ${width} px in ${locale}`, { tag: '@words' }, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        locale: browserLocale[locale],
        viewport: { width, height: 844 },
        serviceWorkers: 'block',
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      // The page as it is drawn before anything else is there, first without its fonts, then with them.
      await page.route('**/assets/*.js', () => {});
      for (const { name, path } of publicPages) {
        await page.route('**/*.woff2', () => {});
        await page.goto(path.replace(':id', 'prerendered'), { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        const before = await shape(page);
        await page.unroute('**/*.woff2');
        await page.goto(path.replace(':id', 'prerendered'), { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await shape(page), name).toEqual(before);
      }
      await context.close();
    });
  }
}

test.use({ locale: 'ko-KR' });

test('all of Pretendard is fetched only when a page says what the words do not', async ({ page }) => {
  await page.goto('/shopping');
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = page.locator('link[rel=stylesheet][href^="/assets/pretendard-"]');
  await expect(all).toHaveCount(0);
  const font = page.waitForResponse(/PretendardVariable\.subset\.\d+-.*\.woff2$/);
  await page.evaluate(() => document.querySelector('main h1')?.append('뷁'));
  expect((await font).status()).toBe(200);
  await expect(all).toHaveCount(1);
});
