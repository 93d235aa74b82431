import { requireChromium } from '@gli/testkit/browsers';
import type { Page } from '@playwright/test';
import { quietFlags } from './chromium-flags.ts';
import { seededMember, signInAs } from './member.ts';
import { memberPages, publicPages, toAddress } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale } from './translations.ts';

// The browser's text size is 32 px instead of 16 px.
test.use({
  locale: browserLocale.en,
  launchOptions: {
    executablePath: requireChromium(),
    args: [...quietFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [390, 1440]) {
  test.describe(`every page with text at 200% in a ${width} px window`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('fits the window', async ({ page }) => {
      for (const route of publicPages) await expectFit(page, toAddress(route));
      await signInAs(page, await seededMember(page.request), '/favicon.svg');
      // The shop has the most buttons in its header.
      for (const path of ['/shopping', ...memberPages.map((route) => route.path)])
        await expectFit(page, path);
    });
  });
}

/**
 * Asserts that the page does not scroll sideways, and that all controls in the header are inside the window and do not
 * cover each other.
 */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const { overflow, hidden } = await page.evaluate(() => {
    const areas = [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        area: control.getBoundingClientRect(),
      }))
      .filter(({ area }) => area.width > 1);
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      hidden: areas
        .filter(({ area }, index) => {
          const next = areas[index + 1]?.area;
          const isCovered =
            next !== undefined &&
            next.top < area.bottom &&
            next.bottom > area.top &&
            next.left < area.right - 1;
          return area.left < 0 || area.right > innerWidth || isCovered;
        })
        .map(({ name }) => name),
    };
  });
  expect.soft(overflow, path).toBeLessThanOrEqual(0);
  expect.soft(hidden, path).toEqual([]);
}
