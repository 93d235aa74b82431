import type { Page } from '@playwright/test';
import { getBox } from './get-box.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, translations } from './translations.ts';

/** Changes the window to each width in turn. */
async function atWidths(page: Page, widths: readonly number[], check: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check(width);
  }
}

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`on a tablet in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows all columns of a member’s lists next to the sidebars, and filters in one row above the first asset', async ({
      page,
      request,
    }) => {
      await signInAs(page, await seededMember(request), '/favicon.svg');
      for (const path of [
        '/mypage?tab=transactions',
        '/mypage?tab=portfolio',
        '/mypage?part=investments',
        '/conversion?tab=history',
      ]) {
        await page.goto(path);
        const table = page.getByRole('table');
        await expect(table.first()).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        const findCutOff = () =>
          table.evaluateAll((tables) =>
            tables
              .filter((one) => one.checkVisibility() && one.closest('[role=region][tabindex]') === null)
              .filter((one) => (one.parentElement?.scrollWidth ?? 0) > (one.parentElement?.clientWidth ?? 0))
              .map((one) => one.textContent.slice(0, 40)),
          );
        await atWidths(page, [769, 900, 1024, 1440], async (width) => {
          await expect.poll(findCutOff, `${path} at ${width} px`).toEqual([]);
        });
      }

      await page.goto('/rwa-assets');
      const filters = page.getByRole('search', { name: filled(t.lists.filters, t.rwa.heading) });
      const first = page.getByRole('feed').getByRole('article').first();
      await atWidths(page, [769, 900, 1000], async () => {
        await expect(filters.getByRole('button').first()).toHaveText(t.lists.openFilters);
        await expect.poll(async () => (await getBox(filters)).height).toBeLessThan(60);
        await expect(first.getByRole('heading')).toBeInViewport();
      });
    });

    test('shows a toast apart from the title and first field of the login', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await signInAs(page, await newMember(request), '/shopping');
      const link = page.getByRole('link', { name: t.places.mypage }).first();
      // Immediately, because a request in between would end the session on the shop, which stays open.
      await link.evaluate((element: HTMLElement) => {
        localStorage.removeItem('auth-token');
        element.click();
      });
      const toast = page
        .getByRole('region', { name: t.shell.notifications })
        .getByRole('listitem')
        .filter({ hasText: t.shell.sessionEnded });
      // Keeps the toast open.
      await toast.focus();
      const main = page.getByRole('main');
      const texts = [main.getByRole('heading', { level: 1 }), main.getByRole('textbox').first()];
      await atWidths(page, [769, 900, 1024, 1100], async (width) => {
        await expect(async () => {
          const notice = await getBox(toast);
          for (const text of texts) {
            const { y, bottom, x, right } = await getBox(text);
            const isApart =
              bottom <= notice.y || y >= notice.bottom || right <= notice.x || x >= notice.right;
            expect(isApart, `${text} at ${width} px`).toBe(true);
          }
        }).toPass();
      });
    });
  });
}
