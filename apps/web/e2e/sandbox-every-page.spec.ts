import type { Page } from '@playwright/test';
import { type Route, routes } from '../src/routes.ts';
import { COLOR_RULES, expectAccessible, WITH_EXTRA_RULES } from './axe.ts';
import { expectNoShift, openWithLateData, slowDown } from './layout-shift.ts';
import { seededMember, signInAs } from './member.ts';
import {
  coveredByBars,
  findClippedByTextSpacing,
  findMissingSelectedState,
  findOverflow,
  findPrimaryButtons,
  focusWithoutOutline,
} from './page-checks.ts';
import { publicPages, toAddress } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales } from './translations.ts';

const isForm = ({ name }: Route) => name === 'login' || name === 'signup';
const isButtonDemo = ({ name }: Route) => name === 'styled-system' || name === 'accessibility-demo';
/** Public pages look the same for everyone, but members never see login and sign-up. */
const pagesByMember = {
  visitor: publicPages,
  developer: routes.filter((route) => route.requiresAuth !== true && !publicPages.includes(route)),
  member: routes.filter((route) => route.requiresAuth === true && !isForm(route)),
};
/** Language in which smoke tests visit each page. */
const smokeLanguage = { visitor: 'ko', developer: 'en', member: 'en' };

/** Waits until the page shows its data. */
async function untilComplete(page: Page, { name }: Route): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Skips the page that demonstrates busy controls.
  if (name !== 'styled-system') await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const locale of locales) {
  test.describe(`every page in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: 'light' });

    for (const audience of ['visitor', 'developer', 'member'] as const) {
      const tag = smokeLanguage[audience] === locale ? '@smoke' : [];

      test(`passes axe in both color modes and has one primary action for a ${audience}`, { tag }, async ({
        page,
      }) => {
        if (audience === 'member') await signInAs(page, await seededMember(page.request), '/favicon.svg');
        expect(pagesByMember[audience].length).toBeGreaterThan(4);
        for (const route of pagesByMember[audience]) {
          await test.step(route.name, async () => {
            await page.goto(toAddress(route));
            await untilComplete(page, route);
            // Skips the two pages that demonstrate buttons, because they show several primary ones.
            if (!isButtonDemo(route)) {
              const primary = await findPrimaryButtons(page);
              expect.soft(primary.length, `${route.name}: ${primary.join(', ')}`).toBeLessThan(2);
            }
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              await expect(page.locator('html')).toHaveAttribute('data-color-mode', colorScheme);
              await expectAccessible(page, colorScheme === 'light' ? WITH_EXTRA_RULES : COLOR_RULES);
            }
            await page.emulateMedia({ colorScheme: 'light' });
          });
        }
      });

      test(`has its own title, loads without layout shifts and stays readable when zoomed or restyled, for a ${audience}`, async ({
        page,
      }) => {
        test.setTimeout(480_000);
        if (audience === 'member') await signInAs(page, await seededMember(page.request), '/favicon.svg');
        await slowDown(page);
        const titles = new Map<string, string>();
        for (const route of pagesByMember[audience]) {
          await test.step(route.name, async () => {
            if (publicPages.includes(route)) await openWithLateData(page, toAddress(route));
            else await page.goto(toAddress(route));
            await untilComplete(page, route);
            await expectNoShift(page, route.name);
            const title = await page.title();
            expect(titles.get(title), `${title} is another page’s title too`).toBeUndefined();
            titles.set(title, route.name);
            expect
              .soft(await findClippedByTextSpacing(page), `${route.name}: cut off by wide text`)
              .toEqual([]);
            // Corresponds to a 1280 × 1024 px window at 400% zoom.
            await page.setViewportSize({ width: 320, height: 256 });
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), route.name)
              .toBeLessThanOrEqual(320);
            await expect.poll(() => findOverflow(page), `${route.name}: beyond the window`).toEqual([]);
            expect
              .soft(await findClippedByTextSpacing(page), `${route.name}: cut off by wide text at 400 %`)
              .toEqual([]);
            await expect.poll(() => coveredByBars(page), `${route.name}: covered by bars`).toBeLessThan(0.5);
            await page.setViewportSize({ width: 1440, height: 900 });
            // Runs last, because Chromium sometimes keeps the wide layout if forced colors end before the window
            // narrows.
            await page.emulateMedia({ forcedColors: 'active' });
            await expect
              .poll(() => findMissingSelectedState(page), `${route.name}: chosen, without a sign`)
              .toEqual([]);
            expect.soft(await focusWithoutOutline(page), `${route.name}: focus without outline`).toEqual([]);
            await page.emulateMedia({ forcedColors: null });
          });
        }
      });
    }
  });
}
