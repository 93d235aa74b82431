import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const stay = 'prd_4wn8d2tk6r';

for (const locale of locales) {
  const t = translations[locale];
  const { navigation: n } = t;

  test.describe(`watching and sharing in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('keeps a watched asset on this device and lists it at home', async ({ page }) => {
      await page.goto(`/rwa-assets/${villas}`);
      const watch = page.getByRole('button', { name: n.watch, exact: true });
      await expect(watch).toHaveAttribute('aria-pressed', 'false');
      await watch.click();
      await expect(watch).toHaveAttribute('aria-pressed', 'true');
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.reload();
      await expect(watch).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const list = page.getByRole('region', { name: n.watchlist });
      await expect(list.getByRole('link', { name })).toBeVisible();
      await expectAccessible(page);
      await list.getByRole('link', { name }).click();
      await watch.click();
      expect(await page.evaluate(() => localStorage.getItem('watchlist'))).toBeNull();
    });

    test('shares a page or copies its URL, and opens maps at the asset’s coordinates', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      });
      for (const [path, place] of [
        [`/rwa-assets/${villas}`, '/api/v1/rwa/assets/ast_2vx6p9rm4t/'],
        [`/shopping/product/${stay}`, `/api/v1/shopping/products/${stay}/`],
      ] as const) {
        const response = page.waitForResponse((one) => new URL(one.url()).pathname === place);
        await page.goto(path);
        const { location } = (await (await response).json()) as {
          location: { latitude: number; longitude: number };
        };
        await page.getByRole('button', { name: n.share, exact: true }).click();
        await expect(page.getByRole('button', { name: n.linkCopied })).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(copied).pathname).toBe(path);
        const map = page.getByRole('link', { name: filled(n.openMap, 'Google Maps') });
        await expect(map).toHaveAttribute(
          'href',
          `https://www.google.com/maps/search/?api=1&query=${location.latitude},${location.longitude}`,
        );
        await expectAccessible(page);
      }
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: ({ title, url }: ShareData) => {
            document.title = `${title} ${url}`;
            return Promise.resolve();
          },
        });
      });
      await page.goto(`/rwa-assets/${villas}`);
      await page.getByRole('button', { name: n.share, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(`/rwa-assets/${villas}$`));
    });
  });
}
