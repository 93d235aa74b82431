import { expectNoShift, openWithLateData, slowDown } from './layout-shift.ts';
import { seededMember, signInAs } from './member.ts';
import { memberPages, publicPages, toAddress } from './pages.ts';
import { test } from './test.ts';
import { browserLocale, locales } from './translations.ts';

// sandbox-every-page.spec.ts covers desktops.
for (const locale of locales) {
  test.describe(`a page on a phone in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], viewport: { width: 390, height: 844 } });

    test('does not shift when its fonts and data load', async ({ page }) => {
      test.setTimeout(240_000);
      await slowDown(page);
      for (const route of publicPages) {
        await test.step(route.name, async () => {
          await openWithLateData(page, toAddress(route));
          await expectNoShift(page, route.name);
        });
      }
    });

    test('does not shift for a member', async ({ page, context }) => {
      test.setTimeout(240_000);
      await signInAs(page, await seededMember(context.request), '/favicon.svg');
      await slowDown(page);
      for (const { name, path } of memberPages) {
        await test.step(name, async () => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await expectNoShift(page, name);
        });
      }
    });
  });
}
