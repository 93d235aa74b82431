import type { Page, Request } from '@playwright/test';
import { publicPages, toAddress } from './pages.ts';
import { expect, test } from './test.ts';
import { browserLocale, firstIn, locales } from './translations.ts';

/** Collects the requests whose path starts with `folder`. */
function requestsBelow(page: Page, folder: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(folder)) requests.push(request);
  });
  return requests;
}

for (const locale of locales) {
  test.describe(`a data page in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], viewport: { width: 390, height: 844 } });

    test('sends each of its initial requests only once', async ({ page }) => {
      const sent = requestsBelow(page, '/api/');
      for (const route of publicPages) {
        await test.step(route.name, async () => {
          await page.goto('about:blank');
          sent.length = 0;
          await page.goto(toAddress(route));
          await page.waitForLoadState('networkidle');
          const addresses = sent.map((request) => request.url());
          expect(addresses).toEqual([...new Set(addresses)]);
          for (const request of sent) expect(await request.headerValue('accept-language')).toBe(locale);
        });
      }
    });

    test('requests only the data for the query in its URL', async ({ page }) => {
      const sent = requestsBelow(page, '/api/v1/rwa/assets/');
      await page.goto('/rwa-assets?risk=low');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(sent.length).toBeGreaterThan(0);
      for (const request of sent) expect(new URL(request.url()).searchParams.get('risk_level')).toBe('low');
    });

    test('renders completely even if its initial request fails', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED/);
      let reads = 0;
      await page.route('**/api/v1/rwa/assets/?*', async (route) => {
        if (reads++ === 0) await route.abort();
        else await route.continue();
      });
      await page.goto('/rwa-assets');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}
