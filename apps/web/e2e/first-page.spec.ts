import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

/** What a phone's first page may download of JavaScript, in bytes after brotli; 100,000 is what it should come to. */
const budget = 106_000;

for (const locale of locales) {
  test.describe(`a visitor's first page in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('downloads little JavaScript, and nothing of what only members use', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'A large window shows more of the page, and fetches more.');
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.set(
          new URL(response.url()).pathname,
          response.body().then((body) => brotliCompressSync(body).length),
        );
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: words[locale].home.heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const sizes = await Promise.all([...scripts].map(async ([path, size]) => ({ path, size: await size })));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const largest = sizes.toSorted((a, b) => b.size - a.size).map(({ path, size }) => `${size} ${path}`);
      expect(total, largest.join('\n')).toBeLessThanOrEqual(budget);
    });
  });
}
