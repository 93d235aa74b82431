import type { Page, Request } from '@playwright/test';
import { failedCall } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

/** The call that each screen requires, and its content once loaded. */
const screens = [
  { path: '/rwa-assets', call: '**/api/v1/rwa/assets/?**', loaded: 'article' },
  { path: '/shopping', call: '**/api/v1/shopping/products/?**', loaded: 'article' },
  { path: '/conversion', call: '**/api/v1/wallet/conversion/info/', loaded: 'form' },
  { path: '/orders', call: '**/api/v1/shopping/orders/?**', loaded: 'a[href="/shopping"]' },
  {
    path: '/mypage?tab=portfolio',
    call: '**/api/v1/investments/portfolio/*',
    loaded: 'a[href^="/rwa-assets"]',
  },
] as const;

/** Returns the calls that have no response yet. */
function trackCalls(page: Page): ReadonlySet<Request> {
  const unanswered = new Set<Request>();
  page.on('request', (call) => call.url().includes('/api/') && unanswered.add(call));
  page.on('requestfinished', (call) => unanswered.delete(call));
  page.on('requestfailed', (call) => unanswered.delete(call));
  return unanswered;
}

for (const locale of locales) {
  const w = translations[locale];

  test.describe(
    `the app with an overloaded or unreachable server, in ${locale}`,
    firstIn('ko', locale),
    () => {
      test.use({ locale: browserLocale[locale] });

      test('reports the server’s rate limit within 10 s on each screen, and loads the data on a retry', async ({
        page,
        request,
        tolerate,
      }) => {
        tolerate(/status of 429/);
        // On a busy machine, the clock may jump past the timeout of a token renewal, which the session then retries.
        tolerate(/The tokens could not be renewed GliTimeoutError/);
        await signInAs(page, await newMember(request), '/help-center');
        await page.clock.install();
        let isThrottled = true;
        await page.route('**/api/v1/**', (route) =>
          isThrottled
            ? route.fulfill({
                status: 429,
                headers: { 'Retry-After': '10' },
                json: { error: 'Too many', message: 'Too many', code: 'rate_limited', details: {} },
              })
            : route.continue(),
        );
        const unanswered = trackCalls(page);
        for (const { path, call, loaded } of screens) {
          isThrottled = true;
          const responses = ['**/api/user/profile/', call].map((url) => page.waitForResponse(url));
          await page.goto(path);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          // The clock would otherwise jump past the timeout of calls without a response. Only calls delayed by
          // `Retry-After` remain.
          await Promise.all(responses);
          await expect.poll(() => unanswered.size).toBe(0);
          await page.clock.fastForward(10_000);
          const retry = main.getByRole('button', { name: w.common.retry }).first();
          await expect(retry).toBeVisible();
          await expect(main.getByText(filled(w.errors.tooManyRequestsFor, '10')).first()).toBeVisible();
          await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
          isThrottled = false;
          await retry.click();
          await expect(main.locator(loaded).first()).toBeVisible();
        }
      });

      test('shows a skeleton and then an error on each screen, and loads the data on a retry', async ({
        page,
        request,
        tolerate,
      }) => {
        tolerate(failedCall);
        await signInAs(page, await newMember(request), '/help-center');
        await page.clock.install();
        for (const { path, call, loaded } of screens) {
          await test.step(path, async () => {
            let server: 'silent' | 'away' | 'back' = 'silent';
            await page.route(call, (route) => {
              if (server === 'away') return route.abort('internetdisconnected');
              return server === 'back' ? route.continue() : undefined;
            });
            const profile = page.waitForResponse('**/api/user/profile/');
            await page.goto(path);
            await profile;
            const main = page.getByRole('main');
            const retry = main.getByRole('button', { name: w.common.retry }).first();
            await expect(
              main.getByRole('status').filter({ hasText: w.common.loading }).first(),
            ).toBeVisible();
            await expect(main.locator(loaded).first()).toBeHidden();

            // Slightly longer than the call timeout (spec §9 API timeout).
            await page.clock.fastForward(10_500);
            await expect(main.getByText(w.errors.timeout).first()).toBeVisible();
            server = 'away';
            await retry.click();
            await expect(main.getByText(w.errors.network).first()).toBeVisible();
            server = 'back';
            await retry.click();
            await expect(main.locator(loaded).first()).toBeVisible();
            await page.unroute(call);
          });
        }
      });
    },
  );
}
