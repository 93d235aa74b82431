import { staticImports } from './built-chunks.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

const w = translations.en;
test.use({ locale: browserLocale.en });

for (const locale of locales) {
  test.describe(`a visitor’s first page in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('renders in its language before any script runs and is unchanged by hydration', {
      tag: locale === 'ko' ? '@smoke' : [],
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
  });
}

test('requests all scripts of the first screen in parallel', async ({ page }) => {
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

test('fetches a Pretendard subset for a character that no other font has', async ({ page }) => {
  await page.goto('/terms');
  const font = page.waitForResponse(/PretendardVariable\.subset\.\d+-.*\.woff2$/);
  await page.evaluate(() => document.querySelector('main h1')?.append('\ubdc1'));
  expect((await font).status()).toBe(200);
});

test('keeps a page readable and offers a retry in its language if the app fails to load', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/business', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: w.places.business });
  await expect(heading).toBeVisible();
  const retry = page.getByRole('link', { name: 'We couldn’t load this page. Try again' });
  // No other element, such as the skip link, covers it.
  expect(await retry.evaluate((link) => link === document.elementFromPoint(40, 40))).toBe(true);
  await page.unroute('**/assets/*.js');
  await retry.click();
  await hydrated(page);
  await expect(heading).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('shows no visitor’s page to a member', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('auth-token', '{"access":"a","refresh":null}'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#root')).toBeEmpty();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says in both languages that JavaScript is required', async ({ page }) => {
    await page.goto('/business');
    // Playwright's text locators skip `noscript`.
    const notice = page.locator('noscript p');
    await expect(notice).toHaveCount(2);
    for (const sentence of await notice.all()) await expect(sentence).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: translations.ko.places.business }),
    ).toBeVisible();
  });
});
