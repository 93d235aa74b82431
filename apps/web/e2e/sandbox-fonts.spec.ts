import { expect, test } from './test.ts';

test.use({ locale: 'ko-KR' });

test('all of Pretendard is fetched only when a page says what the words do not', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const all = page.locator('link[rel=stylesheet][href^="/assets/pretendard-"]');
  await expect(all).toHaveCount(0);
  const font = page.waitForResponse(/PretendardVariable\.subset\.\d+-.*\.woff2$/);
  await page.evaluate(() => document.querySelector('main h1')?.append('뷁'));
  expect((await font).status()).toBe(200);
  await expect(all).toHaveCount(1);
});
