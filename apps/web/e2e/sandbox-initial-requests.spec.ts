import { expect, test } from './test.ts';
import { browserLocale } from './translations.ts';

test.use({ locale: browserLocale.en, viewport: { width: 390, height: 844 } });

test('requests only the data for the query in its URL, and repeats a request that fails', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const sent: URL[] = [];
  await page.route('**/api/v1/rwa/assets/?*', async (route) => {
    sent.push(new URL(route.request().url()));
    if (sent.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/rwa-assets?risk=low');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sent.map(({ searchParams }) => searchParams.get('risk_level'))).toEqual(['low', 'low']);
});
