import { installWallets, startEvm } from '@gli/testkit';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';
import { short, walletOn } from './wallet-page.ts';
import { authenticate, localSolana, STATIC_PAGE_PATH, signedIn, withWallets } from './wallet-steps.ts';

const node = localSolana();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`the wallet widget in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows a visitor the installed wallet’s name, and returns to the page after the login', async ({
      page,
      context,
    }) => {
      await installWallets(context, { solana: [{ name: 'Solflare' }] });
      const wallet = walletOn(page, t);
      await page.goto('/');
      // The app reacts only to pointer movements after hydration.
      await expect(async () => {
        await page.getByRole('contentinfo').hover();
        await page.getByRole('heading', { level: 1 }).hover();
        await expect(wallet.connectButton('Solflare')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await wallet.connectButton('Solflare').click();
      const dialog = page.getByRole('dialog', { name: t.login.neededTitle.wallet });
      await expect(dialog.getByText(t.login.neededText)).toBeVisible();
      await dialog.getByRole('button', { name: t.common.cancel }).click();
      await expect(dialog).toBeHidden();
      await wallet.connectButton('Solflare').click();
      await dialog.getByRole('button', { name: t.login.goToLogin }).click();
      await expect(page).toHaveURL('/login?redirect=%2F');
      await expect(dialog).toBeHidden();
    });

    test('resets after a rejected connection and returns the focus to the button', async ({
      page,
      context,
    }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      const wallet = walletOn(page, t);
      phantom.refuse('connect');
      await wallet.connectButton('Phantom').focus();
      await page.keyboard.press('Enter');
      await expect(wallet.panel.getByText(t.walletWidget.problems.refused)).toBeVisible();
      await expect(wallet.panel).toBeHidden();
      await expect(wallet.connectButton('Phantom')).toBeFocused();
    });

    test('requires a login before wallet authentication if there is no access token', async ({
      page,
      context,
      tolerate,
    }) => {
      // A read may start after the test has removed the token.
      tolerate(/status of 401/);
      await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      const wallet = walletOn(page, t);
      await wallet.connectButton('Phantom').click();
      await wallet.message.getByRole('button', { name: t.common.cancel }).click();
      const balances = page.getByRole('region', { name: t.shell.balances });
      await expect(balances.getByRole('term')).toHaveText(['GLIB', 'GLID', 'GLIL', 'USDT']);
      await expect(balances.getByRole('definition')).toHaveText(['0', '0', '0', '0']);
      // Immediately, because a request in between would end the session.
      const authenticate = wallet.panel.getByRole('button', { name: t.walletWidget.authenticate });
      await authenticate.evaluate((button: HTMLElement) => {
        localStorage.removeItem('auth-token');
        button.click();
      });
      await expect(wallet.panel.getByText(t.errors.loginFirst)).toBeVisible();
      await expectAccessible(page);
    });

    test('asks the member’s wallet to sign again after a disconnect, and explains a balance that cannot be read', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(/status of 404/);
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      const wallet = walletOn(page, t);
      await wallet.connectButton('Phantom').click();
      await wallet.sign();
      await expect(wallet.panel.getByText(t.walletWidget.authenticated).last()).toBeVisible();
      await page.reload();
      await expect(wallet.premium).toHaveCount(1);
      expect(phantom.prompts.map(({ kind }) => kind)).toEqual(['connect', 'signMessage']);
      // Simulates a wallet that was authenticated on another device, so that this address no longer belongs to the
      // account.
      await page.route('**/api/v1/wallet/balance/glib/**', (route) =>
        route.continue({ headers: { ...route.request().headers(), prefer: 'code=404' } }),
      );
      await page.reload();
      const balances = page.getByRole('region', { name: t.shell.balances });
      await expect(balances.getByText(t.errors.walletNotFound)).toBeVisible();
    });

    test('reconnects an unlocked Ethereum-style wallet without a prompt', async ({ page, context }) => {
      const chain = await startEvm();
      const { evm } = await installWallets(context, { evm: [{ name: 'MetaMask', chains: [chain] }] });
      const [metamask] = evm;
      const wallet = walletOn(page, t);
      await signInAs(page, await newMember(context.request), STATIC_PAGE_PATH);
      await wallet.connectButton('MetaMask').click();
      await expect(wallet.button(short(metamask.address))).toBeVisible();
      await page.keyboard.press('Escape');
      await metamask.lock();
      await expect(wallet.connectButton('MetaMask')).toBeVisible();
      await metamask.unlock();
      await expect(wallet.button(short(metamask.address))).toBeVisible();
      // The browser still has the connection, but the page no longer remembers the wallet.
      await page.evaluate(() => localStorage.removeItem('wallet'));
      await page.reload();
      await expect(wallet.button(short(metamask.address))).toBeVisible();
      expect(metamask.prompts).toHaveLength(1);
      await wallet.button(short(metamask.address)).click();
      await wallet.panel.getByRole('button', { name: t.walletWidget.disconnect }).click();
      await expect(wallet.connectButton('MetaMask')).toBeVisible();
      await page.reload();
      await expect(wallet.connectButton('MetaMask')).toBeVisible();
      await chain.stop();
    });

    test('links to a wallet provider’s site if no wallet is found', async ({ page, context }) => {
      await context.route('https://metamask.io/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>MetaMask</title>' }),
      );
      await page.addInitScript(() => {
        const info = { uuid: crypto.randomUUID(), name: 'Fox', rdns: 'io.fox', icon: 'data:,' };
        const provider = {
          request: async ({ method }: { method: string }) => {
            if (method === 'eth_accounts') return [];
            throw Object.assign(new Error('MetaMask extension not found'), { code: -32603 });
          },
          on() {},
          removeListener() {},
        };
        const detail = Object.freeze({ info, provider });
        const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
        addEventListener('eip6963:requestProvider', announce);
        announce();
      });
      const wallet = walletOn(page, t);
      await signInAs(page, await newMember(context.request), STATIC_PAGE_PATH);
      const opened = context.waitForEvent('page');
      await wallet.connectButton('Fox').click();
      await expect(await opened).toHaveURL('https://metamask.io/download');
      await expect(wallet.panel.getByText(t.errors.walletExtensionMissing)).toBeVisible();
    });
  });

  test.describe(`a wallet on a phone in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale], ...phone });

    test('shows the connection progress when the panel is closed', async ({ page, context }) => {
      const { first: phantom } = await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      const wallet = walletOn(page, t);
      phantom.leaveOpen('connect');
      await wallet.connectButton('Phantom').click();
      await expect(wallet.panel.getByText(t.walletWidget.connectingTitle)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(wallet.panel).toBeHidden();
      const text = wallet.button(t.shell.walletConnecting).getByText(t.shell.walletConnecting);
      await expect(text).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });

    test('shows the membership and auto-login in the header, or in the menu of a narrow window', async ({
      page,
      context,
    }) => {
      await withWallets(context, node(), 'Phantom');
      await signedIn(page, context);
      const wallet = walletOn(page, t);
      await authenticate(page, t);
      await page.keyboard.press('Escape');
      await expect(wallet.panel).toBeHidden();
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(wallet.premium).toBeInViewport({ ratio: 1 });
        await expect(wallet.autoLogin).toBeInViewport({ ratio: 1 });
        await expectAccessible(page);
      }
      for (const width of [820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(wallet.premium).toHaveCount(0);
        if (width === 390)
          await page.getByRole('banner').getByRole('button', { name: t.shell.openMenu }).click();
        const menu =
          width === 390
            ? page.getByRole('dialog', { name: t.shell.mainNavigation })
            : page.getByRole('navigation', { name: t.shell.mainNavigation });
        await expect(menu.getByText(t.walletWidget.premiumMember)).toBeVisible();
        await expect(menu.getByRole('checkbox', { name: t.walletWidget.autoLogin })).not.toBeChecked();
        await expectAccessible(page);
      }
    });
  });
}
