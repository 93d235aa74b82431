import {
  findBrokenNumbers,
  findSmallHeaderControls,
  findStackedTexts,
  getSidewaysScroll,
} from './page-checks.ts';
import { publicPages, toAddress } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, locales } from './translations.ts';

const widths = [360, 390, 414];
const height = 844;

// Phones have no scrollbar column, so a page is up to 15 px wider than in a desktop's window of the same size.
for (const locale of locales) {
  test.describe(`every public page in ${locale}`, () => {
    test.use({
      viewport: { width: 390, height },
      isMobile: true,
      hasTouch: true,
      locale: browserLocale[locale],
      colorScheme: colorScheme[locale],
    });

    test('gives every text and header control enough width on phones', async ({ page }) => {
      test.slow();
      for (const route of publicPages) {
        await page.goto(toAddress(route));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const at = `${route.name} at ${width} px`;
          await expect.poll(() => findStackedTexts(page), `${at}: stacked letters`).toEqual([]);
          await expect.poll(() => findSmallHeaderControls(page), `${at}: small controls`).toEqual([]);
          expect.soft(await findBrokenNumbers(page), `${at}: broken numbers`).toEqual([]);
          expect.soft(await getSidewaysScroll(page), at).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
