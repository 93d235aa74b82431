import type { CDPSession, Page } from '@playwright/test';
import { type Route, routes } from '../src/routes.ts';
import { expectAccessible, WITH_EXTRA_RULES } from './axe.ts';
import { expectNoShift, slowDown } from './layout-shift.ts';
import { followRequests } from './load-state.ts';
import { seededMember, signInAs } from './member.ts';
import {
  coveredByBars,
  findBrokenNumbers,
  findClippedByTextSpacing,
  findHiddenHeaderControls,
  findMissingSelectedState,
  findOverflow,
  findPrimaryButtons,
  focusWithoutOutline,
  getSidewaysScroll,
} from './page-checks.ts';
import { memberPages, publicPages, toAddress } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, locales, translations } from './translations.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Corresponds to a 1280 × 1024 px window at 400% zoom. */
const zoomed = { width: 320, height: 256 };

/** Each page loads at one size per language. Nightly runs load it at both. */
const loadSizes = process.env.GLI_NIGHTLY
  ? { ko: [desktop, phone], en: [desktop, phone] }
  : { ko: [phone], en: [desktop] };

const isPublic = (route: Route) => publicPages.includes(route);
const isMemberPage = (route: Route) => memberPages.includes(route);
/** Pages that demonstrate buttons. They show several primary ones. */
const isButtonDemo = ({ name }: Route) => name === 'styled-system' || name === 'accessibility-demo';

/** Pages in groups that workers share. Public pages look the same for everyone. */
const groups: readonly { isMember?: boolean; pages: readonly Route[] }[] = [
  { pages: publicPages.slice(0, 4) },
  { pages: publicPages.slice(4, 8) },
  { pages: publicPages.slice(8) },
  { pages: routes.filter((route) => !isPublic(route) && !isMemberPage(route)) },
  { isMember: true, pages: memberPages.slice(0, 3) },
  // For members, the shop has the most buttons in its header.
  { isMember: true, pages: [...memberPages.slice(3), ...routes.filter(({ name }) => name === 'shopping')] },
];

for (const locale of locales) {
  test.describe(`every page in ${locale}`, () => {
    // Each language runs in one color mode.
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    for (const { pages, isMember = false } of groups) {
      const names = pages.map(({ name }) => name).join(', ');

      test(`passes axe, loads without shifts and stays readable when zoomed or restyled: ${names}${isMember ? ' of a member' : ''}`, async ({
        page,
      }) => {
        // A generous timeout that only catches hangs, because a busy machine takes several times longer.
        test.setTimeout(480_000);
        if (isMember) await signInAs(page, await seededMember(page.request), '/favicon.svg');
        const open = await slowDown(page);
        const devtools = await page.context().newCDPSession(page);
        const untilAnswered = followRequests(page);
        for (const route of pages) {
          const untilComplete = async () => {
            const main = page.getByRole('main');
            await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
            // Skips the page that demonstrates busy controls.
            if (route.name !== 'styled-system')
              await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
            await untilAnswered();
          };
          await test.step(route.name, async () => {
            for (const size of isPublic(route) || isMember ? loadSizes[locale] : [desktop]) {
              await page.setViewportSize(size);
              await open(toAddress(route), { isDataLast: isPublic(route) && !isMember });
              await untilComplete();
              await expectNoShift(page, `${route.name} at ${size.width} px`);
            }
            await page.setViewportSize(desktop);
            await untilComplete();
            const { places, common } = translations[locale];
            expect((await page.title()).split(' · ').slice(-2)).toEqual([
              places[route.name],
              common.platformName,
            ]);
            if (!isButtonDemo(route)) {
              const primary = await findPrimaryButtons(page);
              expect.soft(primary.length, `${route.name}: ${primary.join(', ')}`).toBeLessThan(2);
            }
            await expect(page.locator('html')).toHaveAttribute('data-color-mode', colorScheme[locale]);
            await expectAccessible(page, WITH_EXTRA_RULES);
            await expectReadable(page, devtools, route);
            if (locale === 'en') await expectVisibleWithForcedColors(page, route);
          });
        }
      });
    }
  });
}

/** Asserts that the page keeps its texts with wide text spacing, at 400% zoom, and at 200% of the text size. */
async function expectReadable(page: Page, devtools: CDPSession, { name }: Route): Promise<void> {
  expect.soft(await findClippedByTextSpacing(page), `${name}: cut off by wide text`).toEqual([]);
  await page.setViewportSize(zoomed);
  await expect.poll(() => getSidewaysScroll(page), name).toBeLessThanOrEqual(0);
  await expect.poll(() => findOverflow(page), `${name}: beyond the window`).toEqual([]);
  expect.soft(await findClippedByTextSpacing(page), `${name}: cut off by wide text at 400 %`).toEqual([]);
  await expect.poll(() => coveredByBars(page), `${name}: covered by bars`).toBeLessThan(0.5);

  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const at = `${name} with text at 200% and ${size.width} px`;
    await expect.poll(() => getSidewaysScroll(page), at).toBeLessThanOrEqual(0);
    await expect.poll(() => findHiddenHeaderControls(page), at).toEqual([]);
    expect.soft(await findBrokenNumbers(page), `${at}: broken numbers`).toEqual([]);
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** Asserts that selected options and the focus are visible with forced colors. */
async function expectVisibleWithForcedColors(page: Page, { name }: Route): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => findMissingSelectedState(page), `${name}: chosen, without a sign`).toEqual([]);
  expect.soft(await focusWithoutOutline(page), `${name}: focus without outline`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
