import { staticImports } from './built-chunks.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

for (const locale of locales) {
  test.describe(`a visitor’s first page in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('renders in its language before any script runs and is unchanged by hydration', {
      tag: '@smoke',
    }, async ({ page }) => {
      const { heading, serviceRwa, stepsTitle, figureInvestorsValue } = translations[locale].home;
      const release = await holdRequests(page);
      await page.goto('/', { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const text of [serviceRwa, stepsTitle, figureInvestorsValue]) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const prerendered = await title.elementHandle();
      release();
      await hydrated(page);
      // The element is still the same, so the page was hydrated, not rendered again.
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
    });

    test('requests all scripts of its first screen in parallel', async ({ page }) => {
      await holdRequests(page);
      await page.goto('/shopping', { waitUntil: 'commit' });
      const entry = page.locator('script[type=module]');
      await entry.waitFor({ state: 'attached' });
      const tags = page.locator('script[type=module], link[rel=modulepreload]');
      const files = await tags.evaluateAll((all: (HTMLScriptElement | HTMLLinkElement)[]) =>
        all.map((tag) => new URL('href' in tag ? tag.href : tag.src).pathname),
      );
      const late = files.flatMap(staticImports).filter((file) => !files.includes(file));
      expect(late, 'scripts that are requested only after others have arrived').toEqual([]);
    });

    test('stays readable and offers a retry if the app fails to load', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED/);
      const { rwa } = translations[locale];
      const why = {
        ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
        en: 'We couldn’t load this page. Try again',
      }[locale];
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/rwa-assets', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: rwa.heading });
      await expect(heading).toBeVisible();
      const retry = page.getByRole('link', { name: why });
      // No other element, such as the skip link, covers it.
      expect(await retry.evaluate((link) => link === document.elementFromPoint(40, 40))).toBe(true);
      await page.unroute('**/assets/*.js');
      await retry.click();
      await hydrated(page);
      await expect(heading).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

    test('is not shown to a member', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED/);
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.setItem('auth-token', '{"access":"a","refresh":null}'));
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#root')).toBeEmpty();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says in both languages that JavaScript is required', async ({ page }) => {
    await page.goto('/rwa-assets');
    // Playwright's text locators skip `noscript`.
    const notice = page.locator('noscript p');
    await expect(notice).toHaveCount(2);
    for (const sentence of await notice.all()) await expect(sentence).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: translations.ko.rwa.heading })).toBeVisible();
  });
});
