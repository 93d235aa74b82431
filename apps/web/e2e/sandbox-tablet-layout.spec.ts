import { getBox } from './get-box.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, translations } from './translations.ts';

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`on a tablet in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows all columns of a member’s lists next to the sidebars', async ({ page, request }) => {
      await signInAs(page, await seededMember(request), '/favicon.svg');
      for (const width of [769, 900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/mypage?tab=transactions', '/mypage?tab=portfolio', '/conversion']) {
          await page.goto(path);
          await expect(page.getByRole('table').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          const cutOff = await page.getByRole('table').evaluateAll((tables) =>
            tables
              .filter((table) => table.checkVisibility() && table.closest('[role=region][tabindex]') === null)
              .filter(
                (table) => (table.parentElement?.scrollWidth ?? 0) > (table.parentElement?.clientWidth ?? 0),
              )
              .map((table) => table.textContent.slice(0, 40)),
          );
          expect(cutOff, `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    test('shows filters in one row above the first asset', async ({ page }) => {
      for (const width of [769, 900, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/rwa-assets');
        const filters = page.getByRole('search', { name: filled(t.lists.filters, t.rwa.heading) });
        await expect(filters.getByRole('button').first()).toHaveText(t.lists.openFilters);
        await expect.poll(async () => (await getBox(filters)).height).toBeLessThan(60);
        const first = page.getByRole('feed').getByRole('article').first();
        await expect(first.getByRole('heading')).toBeInViewport();
      }
    });

    test('shows a toast below the title of the login', async ({ page, request, tolerate }) => {
      tolerate(/status of 401/);
      const toast = page.getByRole('region', { name: t.shell.notifications }).getByRole('listitem');
      for (const width of [769, 900, 1024, 1100]) {
        await page.setViewportSize({ width, height: 900 });
        await signInAs(page, await newMember(request), '/shopping');
        const link = page.getByRole('link', { name: t.places.mypage }).first();
        // Immediately, because a request in between would end the session on the shop, which stays open.
        await link.evaluate((element: HTMLElement) => {
          localStorage.removeItem('auth-token');
          element.click();
        });
        await expect(toast.filter({ hasText: t.shell.sessionEnded })).toBeVisible();
        const notice = await getBox(toast.first());
        const main = page.getByRole('main');
        for (const text of [main.getByRole('heading', { level: 1 }), main.getByRole('textbox').first()]) {
          const { y, bottom, x, right } = await getBox(text);
          const isApart = bottom <= notice.y || y >= notice.bottom || right <= notice.x || x >= notice.right;
          expect(isApart, `${text} at ${width} px`).toBe(true);
        }
      }
    });
  });
}
