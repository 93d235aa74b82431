import { failedCall } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.en;

test.use({ locale: browserLocale.en });

test('reports within 10 s that the server does not respond or limits the rate, and loads the data on a retry', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
  await signInAs(page, await newMember(request), '/help-center');
  await page.clock.install();
  let server: 'silent' | 'throttled' | 'back' = 'silent';
  await page.route('**/api/v1/shopping/orders/?**', (route) => {
    if (server === 'back') return route.continue();
    if (server === 'silent') return;
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '10' },
      json: { error: 'Too many', message: 'Too many', code: 'rate_limited', details: {} },
    });
  });
  const profile = page.waitForResponse('**/api/user/profile/');
  await page.goto('/orders');
  // The clock would otherwise jump past the timeout of this call.
  await profile;
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: w.common.loading }).first()).toBeVisible();
  // Slightly longer than the call timeout (spec §9 API timeout).
  await page.clock.fastForward(10_500);
  await expect(main.getByText(w.errors.timeout)).toBeVisible();

  server = 'throttled';
  const retry = main.getByRole('button', { name: w.common.retry });
  const rejected = page.waitForResponse('**/api/v1/shopping/orders/?**');
  await retry.click();
  await rejected;
  await page.clock.fastForward(10_000);
  await expect(main.getByText(filled(w.errors.tooManyRequestsFor, '10'))).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  server = 'back';
  await retry.click();
  await expect(main.locator('a[href="/shopping"]').first()).toBeVisible();
});
