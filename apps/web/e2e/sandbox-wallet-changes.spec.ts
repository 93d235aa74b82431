import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, memberName, signedIn, withWallets } from './wallet-steps.ts';

const node = localSolana();

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`a wallet that changes outside the page in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });
    let wallet: ReturnType<typeof walletOn>;
    test.beforeEach(({ page }) => {
      wallet = walletOn(page, t);
    });

    test('is prompted again only on a click after the member declines a request', async ({
      page,
      context,
    }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      phantom.refuse('connect');
      await wallet.connectButton('Phantom').click();
      await expect(wallet.panel.getByText(t.walletWidget.problems.refused)).toBeVisible();
      await page.reload();
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.prompts).toHaveLength(1);

      phantom.approve('connect');
      phantom.refuse('signMessage');
      await wallet.connectButton('Phantom').click();
      await wallet.sign();
      await expect(wallet.panel.getByText(t.walletWidget.problems.refusedSignature)).toBeVisible();
      await expect(wallet.unauthenticated).toBeVisible();
      const balances = page.getByRole('region', { name: t.shell.balances });
      await expect(balances).toHaveText(new RegExp(t.walletWidget.authenticateForBalances));

      phantom.approve('signMessage');
      await wallet.panel.getByRole('button', { name: t.walletWidget.authenticate }).click();
      await wallet.sign();
      await expect(wallet.button(memberName)).toBeVisible();
      await expect(balances.getByRole('term')).toHaveText(['GLIB', 'GLID', 'GLIL', 'USDT']);
      await expect(balances.getByRole('definition')).toHaveText(['10,000', '1,000', '3,000', '1,000']);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: t.shell.closeMenu }).click();
      await expect(balances).toHaveCount(0);
    });

    test('is reconnected after a reload without a prompt, and updated on an account switch or a lock', async ({
      page,
      context,
    }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      await authenticate(page, t);
      const [proven = '', other = ''] = phantom.addresses;
      await page.reload();
      await expect(wallet.button(memberName)).toBeVisible();
      expect(phantom.prompts).toHaveLength(2);

      await wallet.button(memberName).click();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await phantom.switchAccount(1);
      await expect(wallet.unauthenticated).toBeVisible();
      await expect(wallet.panel.getByText(other, { exact: true })).toBeVisible();
      await expect(wallet.panel.getByText(proven, { exact: true })).toHaveCount(0);
      const zeros = page.getByRole('region', { name: t.shell.balances }).getByRole('definition');
      await expect(zeros).toHaveText(['0', '0', '0', '0']);
      // The app sends no requests about an account that isn't the member's.
      expect(requests.filter((url) => url.includes('wallet_address'))).toEqual([]);
      await phantom.switchAccount(0);
      await expect(wallet.button(memberName)).toBeVisible();
      expect(phantom.prompts).toHaveLength(2);

      await phantom.lock();
      await expect(wallet.panel.getByText(t.walletWidget.problems.disconnected)).toBeVisible();
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      await expect(wallet.premium).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(wallet.panel).toBeHidden();
    });

    test('can be chosen from several wallets without prompting the others', async ({ page, context }) => {
      const { all } = await withWallets(context, node(), 'Phantom', 'Solflare');
      const [phantom, solflare] = all;
      await signedIn(page, context);
      await wallet.connectButton().click();
      const solana = wallet.panel.getByRole('region', { name: t.walletWidget.chains.solana });
      await expect(solana.getByRole('button')).toHaveText(['Phantom', 'Solflare']);
      const evm = wallet.panel.getByRole('region', { name: t.walletWidget.chains.evm });
      await expect(evm.getByRole('button')).toContainText(t.walletWidget.noneOfChain);
      await expectAccessible(page);
      solflare?.leaveOpen('connect');
      await solana.getByRole('button', { name: 'Solflare' }).click();
      await expect(wallet.button(t.shell.walletConnecting)).toBeVisible();
      await wallet.panel.getByRole('button', { name: t.common.cancel }).click();
      await expect(wallet.connectButton()).toBeVisible();
      solflare?.approve('connect');
      await wallet.connectButton().click();
      await solana.getByRole('button', { name: 'Solflare' }).click();
      await expect(wallet.message).toBeVisible();
      expect(phantom?.requests).toEqual([]);
    });

    test('leaves the page usable if it disappears while signing', async ({ page, context }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      phantom.leaveOpen('signMessage');
      await wallet.connectButton('Phantom').click();
      await wallet.sign();
      await phantom.asked('signMessage');
      await expect(wallet.message.getByRole('status')).toHaveText(t.walletWidget.approveSignature);
      await phantom.vanish();
      await expect(wallet.message).toBeHidden();
      await expect(wallet.panel.getByText(t.walletWidget.problems.disconnected)).toBeVisible();
    });

    test('is disconnected on logout in the header, without secrets in the log', async ({ page, context }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context, '/token-test');
      await authenticate(page, t);
      await page.keyboard.press('Escape');
      const log = page.getByRole('log', { name: t.demos.walletLog });
      await expect(log).toContainText('verified');
      expect(await log.textContent()).not.toMatch(/Nonce: [^\s[]|eyJ/);
      await page.getByRole('banner').getByRole('button', { name: t.shell.logout }).click();
      await expect(page).toHaveURL('/');
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.requests.at(-1)?.method).toBe('disconnect');
    });
  });
}
