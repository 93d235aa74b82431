import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`prerendered pages while scripts load slowly, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    for (const { first, path, label } of [
      { first: 'ko', path: '/login?redirect=%2Forders', label: w.login.email },
      { first: 'en', path: '/signup?ref=SEOYEON26', label: w.signup.name },
      { first: 'ko', path: '/rwa-assets?risk=low', label: w.rwa.search },
      { first: 'en', path: '/shopping?sort=-price', label: w.shopping.search },
      { first: 'ko', path: '/help-center?category=wallet', label: w.helpCenter.message },
      { first: 'en', path: '/?from=newsletter', label: null },
    ] as const) {
      test(`keep text typed at ${path}`, firstIn(first, locale), async ({ page }) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        const release = await holdRequests(page);
        await page.goto(path, { waitUntil: 'commit' });
        const main = page.getByRole('main');
        const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
        const field = label === null ? null : main.getByLabel(label, { exact: true });
        await field?.pressSequentially('typed-before');
        release();
        // Keeps typing while the scripts run.
        await field?.pressSequentially('-and-during-start', { delay: 40 });
        await hydrated(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        if (field) await expect(field).toHaveValue('typed-before-and-during-start');
        // The page was hydrated, not rendered again.
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        expect(page.url()).toContain(path);
      });
    }

    test(
      'keep the typed text and the heading on a host that uses another blockchain network',
      firstIn('en', locale),
      async ({ page }) => {
        await page.route('**/settings.json', async (route) => {
          const settings = await (await route.fetch()).json();
          await route.fulfill({ json: { ...settings, network: 'testnet' } });
        });
        const release = await holdRequests(page);
        await page.goto('/login', { waitUntil: 'commit' });
        const main = page.getByRole('main');
        const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
        await main.getByLabel(w.login.email, { exact: true }).fill('typed-before@example.com');
        release();
        await hydrated(page);
        await expect(main.getByLabel(w.login.email, { exact: true })).toHaveValue('typed-before@example.com');
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      },
    );

    test(
      'give all consents if their shared checkbox was ticked before hydration',
      firstIn('ko', locale),
      async ({ page }) => {
        const release = await holdRequests(page);
        await page.goto('/signup', { waitUntil: 'commit' });
        const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
        await checkbox(w.signup.acceptAll).check();
        release();
        await hydrated(page);
        for (const name of [w.signup.acceptTerms, w.signup.acceptRisk, w.signup.acceptMarketing])
          await expect(checkbox(name)).toBeChecked();
        await expect(checkbox(w.signup.acceptAll)).toBeChecked();
        await checkbox(w.signup.acceptMarketing).uncheck();
        await expect(checkbox(w.signup.acceptAll)).not.toBeChecked();
      },
    );
  });
}
