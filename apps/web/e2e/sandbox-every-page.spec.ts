import { type Route, routes } from '../src/routes.ts';
import { COLOR_RULES, expectAccessible, WITH_EXTRA_RULES } from './axe.ts';
import { expectNoShift, openWithFewFonts, slowDown } from './layout-shift.ts';
import { seededMember, signInAs } from './member.ts';
import {
  beyondTheWindow,
  chosenWithoutSign,
  clippedBySpacing,
  coveredByBars,
  focusWithoutOutline,
} from './page-checks.ts';
import { addressOf, publicPages } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales } from './translations.ts';

for (const locale of locales) {
  test.describe(`every page in ${locale}`, { tag: '@words' }, () => {
    test.use({ locale: browserLocale[locale], colorScheme: 'light' });

    for (const audience of ['visitor', 'member'] as const) {
      test(`loads without a shift and is clean for axe in both color modes, at 400 %, with wide text and forced colors, under a title of its own, for a ${audience}`, async ({
        page,
      }) => {
        test.setTimeout(480_000);
        if (audience === 'member') await signInAs(page, await seededMember(page.request), '/favicon.svg');
        await slowDown(page);
        const isForm = ({ name }: Route) => name === 'login' || name === 'signup';
        // Public pages look the same for both; a member sees no login and signup.
        const seen = routes.filter((route) =>
          audience === 'visitor'
            ? route.requiresAuth !== true
            : route.requiresAuth === true && !isForm(route),
        );
        expect(seen.length).toBeGreaterThan(4);
        const titles = new Map<string, string>();
        for (const route of seen) {
          await test.step(route.name, async () => {
            if (publicPages.includes(route)) await openWithFewFonts(page, addressOf(route), locale);
            else await page.goto(addressOf(route));
            const main = page.getByRole('main');
            await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
            // One page demonstrates busy controls.
            if (route.name !== 'styled-system') {
              await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
            }
            await page.waitForLoadState('networkidle');
            await expectNoShift(page, route.name);
            const title = await page.title();
            expect(titles.get(title), `${title} is another page’s title too`).toBeUndefined();
            titles.set(title, route.name);
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              await expect(page.locator('html')).toHaveAttribute('data-color-mode', colorScheme);
              await expectAccessible(page, colorScheme === 'light' ? WITH_EXTRA_RULES : COLOR_RULES);
            }
            expect.soft(await clippedBySpacing(page), `${route.name}: cut off by wide text`).toEqual([]);
            await page.emulateMedia({ forcedColors: 'active' });
            await expect
              .poll(() => chosenWithoutSign(page), `${route.name}: chosen, without a sign`)
              .toEqual([]);
            expect.soft(await focusWithoutOutline(page), `${route.name}: focus without outline`).toEqual([]);
            await page.emulateMedia({ forcedColors: null });
            // A window of 1280 × 1024 px at 400 %.
            await page.setViewportSize({ width: 320, height: 256 });
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), route.name)
              .toBeLessThanOrEqual(320);
            await expect.poll(() => beyondTheWindow(page), `${route.name}: beyond the window`).toEqual([]);
            expect
              .soft(await clippedBySpacing(page), `${route.name}: cut off by wide text at 400 %`)
              .toEqual([]);
            expect.soft(await coveredByBars(page), `${route.name}: covered by bars`).toBeLessThan(0.5);
            await page.setViewportSize({ width: 1440, height: 900 });
          });
        }
      });
    }
  });
}
