import { failedCall } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

/** What each screen of value cannot do without, and what shows that it has come. */
const screens = [
  { path: '/rwa-assets', call: '**/api/v1/rwa/assets/?**', shown: 'article' },
  { path: '/shopping', call: '**/api/v1/shopping/products/?**', shown: 'article' },
  { path: '/conversion', call: '**/api/v1/wallet/conversion/info/', shown: 'form' },
  { path: '/orders', call: '**/api/v1/shopping/orders/?**', shown: 'a[href="/shopping"]' },
  {
    path: '/mypage?tab=portfolio',
    call: '**/api/v1/investments/portfolio/*',
    shown: 'a[href^="/rwa-assets"]',
  },
] as const;

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`a server out of reach, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    for (const { path, call, shown } of screens) {
      test(`${path} shows its shape, says what is wrong and loads on another try`, async ({
        page,
        request,
        tolerate,
      }) => {
        tolerate(failedCall);
        await page.clock.install();
        let server: 'silent' | 'away' | 'back' = 'silent';
        await page.route(call, (route) => {
          if (server === 'away') return route.abort('internetdisconnected');
          return server === 'back' ? route.continue() : undefined;
        });
        const profile = page.waitForResponse('**/api/user/profile/');
        await signInAs(page, await newMember(request), path);
        await profile;
        const main = page.getByRole('main');
        const retry = main.getByRole('button', { name: w.common.retry }).first();
        await expect(main.getByRole('status').filter({ hasText: w.common.loading }).first()).toBeVisible();
        await expect(main.locator(shown).first()).toBeHidden();

        // The time a call may take (spec §9 API timeout), and a little more.
        await page.clock.fastForward(10_500);
        await expect(main.getByText(w.errors.timeout).first()).toBeVisible();
        server = 'away';
        await retry.click();
        await expect(main.getByText(w.errors.network).first()).toBeVisible();
        server = 'back';
        await retry.click();
        await expect(main.locator(shown).first()).toBeVisible();
      });
    }
  });
}
