import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, refused, signedIn, withWallets } from './wallet-steps.ts';

const node = localSolana();

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`wallet authentication in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });
    let wallet: ReturnType<typeof walletOn>;
    test.beforeEach(({ page }) => {
      wallet = walletOn(page, t);
    });

    for (const how of ['message', 'key'] as const) {
      test(`is rejected by the server if the wallet signs with another ${how}`, async ({
        page,
        context,
        tolerate,
      }) => {
        tolerate(refused);
        const { first: phantom } = await withWallets(context, node(), 'Phantom');
        await signedIn(page, context);
        phantom.tamper(how);
        await wallet.connectButton('Phantom').click();
        const responded = page.waitForResponse('**/api/auth/verify/');
        await wallet.sign();
        const response = await responded;
        expect(response.status()).toBe(400);
        const { error, code } = (await response.json()) as { error: string; code: string };
        expect(code).toBe('invalid_signature');
        await expect(wallet.panel.getByText(error)).toBeVisible();
        await expect(wallet.unauthenticated).toBeVisible();
      });
    }

    test('is rejected by the server if the nonce was used before', async ({ page, context, tolerate }) => {
      tolerate(refused);
      await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      await page.route('**/api/auth/verify/', async (route) => {
        expect((await route.fetch()).status()).toBe(200);
        await route.fulfill({ response: await route.fetch() });
      });
      await wallet.connectButton('Phantom').click();
      const responded = page.waitForResponse('**/api/auth/verify/');
      await wallet.sign();
      const { error, code } = (await (await responded).json()) as { error: string; code: string };
      expect(code).toBe('invalid_nonce');
      await expect(wallet.panel.getByText(error)).toBeVisible();
      await expect(wallet.unauthenticated).toBeVisible();
    });

    test('is rejected with the specified message if another account has registered the wallet', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(refused);
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      await authenticate(page, t);
      await wallet.panel.getByRole('button', { name: t.walletWidget.gliLogout }).click();
      await expect(page).toHaveURL('/login');
      await signedIn(page, context);
      await wallet.connectButton('Phantom').click();
      await wallet.sign();
      await expect(wallet.panel.getByText(t.errors.walletTaken)).toBeVisible();
      expect(phantom.prompts.filter(({ kind }) => kind === 'signMessage')).toHaveLength(2);
    });
  });
}
