import path from 'node:path';
import { expectAccessible } from './axe.ts';
import { chunksWith } from './built-chunks.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';
import { short, walletOn } from './wallet-page.ts';
import { localSolana, STATIC_PAGE_PATH, withWallets } from './wallet-steps.ts';

const SOL = 1_000_000_000n;

/** Strings that survive minification, each unique to one library. */
const LIBRARY_TEXTS = {
  'web3.js': 'failed to get balance of account',
  'wallet-adapter': 'WalletNotReadyError',
  ethers: 'could not coalesce error',
};
const node = localSolana();

/** Wording from spec §2 Wallet widget. */
const CONNECTED = 'Wallet connected (Devnet testnet)';

const t = translations.en;

test.describe('a member with one wallet', () => {
  test.use({ locale: browserLocale.en });

  test('connects, authenticates, reads the balance and disconnects', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { first: phantom } = await withWallets(context, node(), 'Phantom');
    const wallet = walletOn(page, t);
    const { panel } = wallet;

    await page.goto(STATIC_PAGE_PATH);
    await wallet.connectButton('Phantom').click();
    await expect(page.getByRole('dialog', { name: t.login.neededTitle.wallet })).toBeVisible();
    expect(phantom.prompts).toEqual([]);

    const member = await newMember(context.request);
    await signInAs(page, member, STATIC_PAGE_PATH);
    await expect(wallet.premium).toHaveCount(0);
    await wallet.connectButton('Phantom').click();
    await expect(wallet.message).toBeVisible();
    expect(phantom.prompts.map(({ kind }) => kind)).toEqual(['connect']);
    const shown = await wallet.messageText.textContent();
    expect(shown).toMatch(
      new RegExp(
        `^GLI Platform Authentication\\nWallet: ${phantom.address}\\nTimestamp: \\S+Z\\nNonce: \\S+$`,
      ),
    );
    await expectAccessible(page);

    const sent = page.waitForRequest('**/api/auth/verify/');
    await wallet.sign();
    const { signature } = (await sent).postDataJSON() as { signature: number[] };
    expect(signature).toHaveLength(64);
    expect(phantom.prompts.at(-1)).toMatchObject({ kind: 'signMessage', shown });
    await expect(wallet.button(member.user.name)).toBeVisible();
    await expect(panel.getByText(CONNECTED, { exact: true })).toBeVisible();
    await expect(panel.getByText(member.email)).toBeVisible();
    await expect(wallet.premium).toHaveCount(1);
    await expect(wallet.autoLogin).not.toBeChecked();
    await wallet.autoLogin.check();

    await expect(panel.getByText(phantom.address)).toBeVisible();
    await expect(panel.getByText(short(phantom.address))).toBeVisible();
    await expect(panel.getByRole('link')).toHaveAttribute(
      'href',
      `https://explorer.solana.com/address/${phantom.address}?cluster=devnet`,
    );
    await expect(panel.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await panel.getByRole('button', { name: t.walletWidget.copyAddress }).click();
    await expect(panel.getByText(t.walletWidget.addressCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phantom.address);
    await expectAccessible(page);
    await expect(panel.getByText(t.walletWidget.addressCopied)).toHaveCount(0);

    await expect(panel.getByText('0.0000')).toBeVisible();
    node().setBalance(phantom.address, 3n * SOL + 99_999n);
    await panel.getByRole('button', { name: t.walletWidget.refreshBalance }).click();
    await expect(panel.getByText('3.0000')).toBeVisible();

    await panel.getByRole('button', { name: t.walletWidget.viewProfile }).click();
    await expect(page).toHaveURL('/mypage?tab=profile');
    const profile = page.getByRole('dialog', { name: t.walletWidget.profile.title });
    await expect(profile.getByText(short(phantom.address))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(wallet.button(member.user.name)).toBeFocused();

    await wallet.button(member.user.name).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await wallet.button(member.user.name).click();
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 20);
    await expect(panel).toBeHidden();

    await wallet.button(member.user.name).click();
    await panel.getByRole('button', { name: t.walletWidget.gliLogout }).click();
    await expect(page).toHaveURL('/login');
    await expect(wallet.connectButton('Phantom')).toBeVisible();
    expect(phantom.requests.at(-1)?.method).toBe('disconnect');
    await page.reload();
    await expect(wallet.connectButton('Phantom')).toBeVisible();
    expect(phantom.prompts).toHaveLength(2);
  });
});

test.describe('a browser without a wallet', () => {
  test.use({ locale: browserLocale.en });
  test('opens a wallet provider’s site in a new tab', async ({ page, context }) => {
    await context.route('https://phantom.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Phantom</title>' }),
    );
    await signInAs(page, await newMember(context.request), STATIC_PAGE_PATH);
    const wallet = walletOn(page, t);
    const opened = context.waitForEvent('page');
    await wallet.connectButton('Phantom').click();
    const site = await opened;
    await expect(site).toHaveURL('https://phantom.com/download');
    expect(await site.evaluate(() => window.opener)).toBeNull();
    await expect(wallet.panel.getByText(t.errors.walletExtensionMissing)).toBeVisible();
    await expectAccessible(page);
  });

  test('downloads no blockchain libraries', async ({ page }) => {
    const downloaded: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) downloaded.push(path.basename(new URL(response.url()).pathname));
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(downloaded.length).toBeGreaterThan(0);
    for (const [library, text] of Object.entries(LIBRARY_TEXTS)) {
      const chunks = chunksWith(text);
      expect(chunks.length, `chunks with ${library}`).toBeGreaterThan(0);
      expect(
        downloaded.filter((file) => chunks.includes(file)),
        library,
      ).toEqual([]);
    }
  });
});
