import { expect, test } from './test.ts';

test.use({ locale: 'ko-KR' });

test('fetches a Pretendard subset for a character that no other font has', async ({ page }) => {
  await page.goto('/shopping');
  await expect(page.getByRole('article').first()).toBeVisible();
  const font = page.waitForResponse(/PretendardVariable\.subset\.\d+-.*\.woff2$/);
  await page.evaluate(() => document.querySelector('main h1')?.append('뷁'));
  expect((await font).status()).toBe(200);
});
