import { installWallets, routeDevnet, type SolanaNode, startSolana } from '@gli/testkit';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { short, walletOn } from './wallet-page.ts';
import { browserLocale, locales, words } from './words.ts';

// Refusals of the server and of the faucet are provoked here; the browser writes each into its console.
const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
const SOL = 1_000_000_000n;
/** Loads nothing of its own. */
const quietPage = '/accessibility-demo';

let node: SolanaNode;
test.beforeAll(async () => {
  node = await startSolana();
});
test.afterAll(() => node.stop());

/** A browser with wallets, and the public Devnet led to the local node. */
async function withWallets(context: BrowserContext, ...names: string[]) {
  const devnet = await routeDevnet(context, node);
  const { solana } = await installWallets(context, { solana: names.map((name) => ({ name })) });
  const [first] = solana;
  if (first === undefined) throw new Error('A browser needs a wallet here.');
  return { devnet, first, all: solana };
}

/** Connects the only wallet and authenticates it. */
async function authenticate(page: Page, w: (typeof words)['ko' | 'en']): Promise<void> {
  const wallet = walletOn(page, w);
  await wallet.connectButton('Phantom').click();
  await wallet.sign();
  await expect(wallet.panel.getByText(w.walletWidget.authenticated).last()).toBeVisible();
}

const devices = {
  ko: { viewport: { width: 1440, height: 900 } },
  en: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;

for (const locale of locales) {
  const w = words[locale];

  test.describe(`a member with one wallet, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], ...devices[locale] });

    test('connects, authenticates, gets test SOL and leaves', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { first: phantom } = await withWallets(context, 'Phantom');
      const wallet = walletOn(page, w);
      const { panel } = wallet;

      await page.goto(quietPage);
      await wallet.connectButton('Phantom').click();
      await expect(page.getByRole('dialog', { name: w.shell.loginNeededTitle })).toBeVisible();
      expect(phantom.prompts).toEqual([]);

      const member = await newMember(context.request);
      await signInAs(page, member, quietPage);
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
      await panel.getByRole('button', { name: w.walletWidget.copyAddress }).click();
      await expect(panel.getByText(w.walletWidget.addressCopied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phantom.address);
      await expectAccessible(page);
      await expect(panel.getByText(w.walletWidget.addressCopied)).toHaveCount(0);

      await expect(panel.getByText('0.0000')).toBeVisible();
      await panel.getByRole('button', { name: w.walletWidget.airdrop }).click();
      await expect(panel.getByText(w.walletWidget.airdropDone)).toBeVisible({ timeout: 20_000 });
      await expect(panel.getByText('2.0000')).toBeVisible();
      expect(await node.balance(phantom.address)).toBe(2n * SOL);
      node.setBalance(phantom.address, 3n * SOL + 99_999n);
      await panel.getByRole('button', { name: w.walletWidget.refreshBalance }).click();
      await expect(panel.getByText('3.0000')).toBeVisible();

      await panel.getByRole('button', { name: w.walletWidget.viewProfile }).click();
      await expect(page).toHaveURL('/mypage?tab=profile');
      const profile = page.getByRole('dialog', { name: w.walletWidget.profile.title });
      await expect(profile.getByText(short(phantom.address))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(profile).toBeHidden();
      await expect(wallet.button(member.user.name)).toBeFocused();

      await wallet.button(member.user.name).click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await wallet.button(member.user.name).click();
      // The panel lies over the page's head on a phone; its lower left corner is free.
      await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 20);
      await expect(panel).toBeHidden();

      await wallet.button(member.user.name).click();
      await panel.getByRole('button', { name: w.walletWidget.gliLogout }).click();
      await expect(page).toHaveURL('/login');
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.requests.at(-1)?.method).toBe('disconnect');
      await page.reload();
      await expect(wallet.connectButton('Phantom')).toBeVisible();
      expect(phantom.prompts).toHaveLength(2);
    });
  });
}

const w = words.en;

test.describe('on the sandbox, a wallet', () => {
  test.use({ locale: browserLocale.en });
  const memberName = 'Sea Oh';
  let wallet: ReturnType<typeof walletOn>;
  test.beforeEach(({ page }) => {
    wallet = walletOn(page, w);
  });

  async function signedIn(page: Page, context: BrowserContext, path = quietPage): Promise<void> {
    await signInAs(page, await newMember(context.request, memberName), path);
  }

  test('whose faucet has a daily limit says when to come back', async ({ page, context, tolerate }) => {
    tolerate(refused);
    tolerate(/^Server responded with 429/);
    const { devnet } = await withWallets(context, 'Phantom');
    await signedIn(page, context);
    await authenticate(page, w);
    devnet.rateLimit({ method: 'requestAirdrop' });
    await wallet.panel.getByRole('button', { name: w.walletWidget.airdrop }).click();
    await expect(wallet.panel.getByText(w.errors.airdropLimit)).toBeVisible({ timeout: 20_000 });
    expect(devnet.count('requestAirdrop')).toBe(5);
    devnet.recover();
    devnet.outage({ method: 'requestAirdrop' });
    tolerate(/ERR_CONNECTION_REFUSED/);
    await wallet.panel.getByRole('button', { name: w.walletWidget.airdrop }).click();
    await expect(wallet.panel.getByText(w.errors.airdrop)).toBeVisible();
  });

  test('that is refused says so, and is asked again only by a click', async ({ page, context }) => {
    const { first: phantom } = await withWallets(context, 'Phantom');
    await signedIn(page, context);
    phantom.refuse('connect');
    await wallet.connectButton('Phantom').click();
    await expect(wallet.panel.getByText(w.walletWidget.problems.refused)).toBeVisible();
    await page.reload();
    await expect(wallet.connectButton('Phantom')).toBeVisible();
    expect(phantom.prompts).toHaveLength(1);

    phantom.approve('connect');
    phantom.refuse('signMessage');
    await wallet.connectButton('Phantom').click();
    await wallet.sign();
    await expect(wallet.panel.getByText(w.walletWidget.problems.refusedSignature)).toBeVisible();
    await expect(wallet.unauthenticated).toBeVisible();
    const balances = page.getByRole('region', { name: w.shell.balances });
    await expect(balances).toHaveText(new RegExp(w.walletWidget.authenticateForBalances));

    phantom.approve('signMessage');
    await wallet.panel.getByRole('button', { name: w.walletWidget.authenticate }).click();
    await wallet.sign();
    await expect(wallet.button(memberName)).toBeVisible();
    await expect(balances.getByRole('term')).toHaveText(['GLIB', 'GLID', 'GLIL', 'USDT']);
    await expect(balances.getByRole('definition')).toHaveText(['10,000', '1,000', '3,000', '1,000']);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: w.shell.closeMenu }).click();
    await expect(balances).toHaveCount(0);
  });

  test('is restored after a reload without a question, followed to another account and through a lock', async ({
    page,
    context,
  }) => {
    const { first: phantom } = await withWallets(context, 'Phantom');
    await signedIn(page, context);
    await authenticate(page, w);
    const [proven = '', other = ''] = phantom.addresses;
    await page.reload();
    await expect(wallet.button(memberName)).toBeVisible();
    expect(phantom.prompts).toHaveLength(2);

    await wallet.button(memberName).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await phantom.switchAccount(1);
    await expect(wallet.unauthenticated).toBeVisible();
    await expect(wallet.panel.getByText(other, { exact: true })).toBeVisible();
    await expect(wallet.panel.getByText(proven, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: w.shell.balances }).getByRole('term')).toHaveCount(0);
    // Of an account that is not the member's the platform is asked nothing.
    expect(asked.filter((url) => url.includes('wallet_address'))).toEqual([]);
    await phantom.switchAccount(0);
    await expect(wallet.button(memberName)).toBeVisible();
    expect(phantom.prompts).toHaveLength(2);

    await phantom.lock();
    await expect(wallet.panel.getByText(w.walletWidget.problems.disconnected)).toBeVisible();
    await expect(wallet.connectButton('Phantom')).toBeVisible();
    await expect(wallet.premium).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(wallet.panel).toBeHidden();
  });

  test('is chosen when there are several, and the others are asked nothing', async ({ page, context }) => {
    const { all } = await withWallets(context, 'Phantom', 'Solflare');
    const [phantom, solflare] = all;
    await signedIn(page, context);
    await wallet.connectButton().click();
    const solana = wallet.panel.getByRole('region', { name: w.walletWidget.chains.solana });
    await expect(solana.getByRole('button')).toHaveText(['Phantom', 'Solflare']);
    const evm = wallet.panel.getByRole('region', { name: w.walletWidget.chains.evm });
    await expect(evm.getByRole('button')).toContainText(w.walletWidget.noneOfChain);
    await expectAccessible(page);
    solflare?.leaveOpen('connect');
    await solana.getByRole('button', { name: 'Solflare' }).click();
    await expect(wallet.button(w.shell.walletConnecting)).toBeVisible();
    await wallet.panel.getByRole('button', { name: w.common.cancel }).click();
    await expect(wallet.connectButton()).toBeVisible();
    solflare?.approve('connect');
    await wallet.connectButton().click();
    await solana.getByRole('button', { name: 'Solflare' }).click();
    await expect(wallet.message).toBeVisible();
    expect(phantom?.requests).toEqual([]);
  });

  test('that vanishes in the middle of a signature leaves a clean page', async ({ page, context }) => {
    const { first: phantom } = await withWallets(context, 'Phantom');
    await signedIn(page, context);
    phantom.leaveOpen('signMessage');
    await wallet.connectButton('Phantom').click();
    await wallet.sign();
    await phantom.asked('signMessage');
    await expect(wallet.message.getByRole('status')).toHaveText(w.walletWidget.approveSignature);
    await phantom.vanish();
    await expect(wallet.message).toBeHidden();
    await expect(wallet.panel.getByText(w.walletWidget.problems.disconnected)).toBeVisible();
  });

  for (const how of ['message', 'key'] as const) {
    test(`that signs with another ${how} is refused by the server`, async ({ page, context, tolerate }) => {
      tolerate(refused);
      const { first: phantom } = await withWallets(context, 'Phantom');
      await signedIn(page, context);
      phantom.tamper(how);
      await wallet.connectButton('Phantom').click();
      const answered = page.waitForResponse('**/api/auth/verify/');
      await wallet.sign();
      const answer = await answered;
      expect(answer.status()).toBe(400);
      const { error, code } = (await answer.json()) as { error: string; code: string };
      expect(code).toBe('invalid_signature');
      await expect(wallet.panel.getByText(error)).toBeVisible();
      await expect(wallet.unauthenticated).toBeVisible();
    });
  }

  test('whose nonce was used before is refused by the server', async ({ page, context, tolerate }) => {
    tolerate(refused);
    await withWallets(context, 'Phantom');
    await signedIn(page, context);
    await page.route('**/api/auth/verify/', async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.fulfill({ response: await route.fetch() });
    });
    await wallet.connectButton('Phantom').click();
    const answered = page.waitForResponse('**/api/auth/verify/');
    await wallet.sign();
    const { error, code } = (await (await answered).json()) as { error: string; code: string };
    expect(code).toBe('invalid_nonce');
    await expect(wallet.panel.getByText(error)).toBeVisible();
    await expect(wallet.unauthenticated).toBeVisible();
  });

  test('that another account has proven is refused in the words of the specification', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(refused);
    const { first: phantom } = await withWallets(context, 'Phantom');
    await signedIn(page, context);
    await authenticate(page, w);
    await wallet.panel.getByRole('button', { name: w.walletWidget.gliLogout }).click();
    await expect(page).toHaveURL('/login');
    await signedIn(page, context);
    await wallet.connectButton('Phantom').click();
    await wallet.sign();
    await expect(wallet.panel.getByText(w.errors.walletTaken)).toBeVisible();
    expect(phantom.prompts.filter(({ kind }) => kind === 'signMessage')).toHaveLength(2);
  });

  test('goes with the log-out of the header, and its log has no secrets', async ({ page, context }) => {
    const { first: phantom } = await withWallets(context, 'Phantom');
    await signedIn(page, context, '/token-test');
    await authenticate(page, w);
    await page.keyboard.press('Escape');
    const log = page.getByRole('log', { name: w.demos.walletLog });
    await expect(log).toContainText('member_wallet_known');
    expect(await log.textContent()).not.toMatch(/Nonce: [^\s[]|eyJ/);
    await page.getByRole('banner').getByRole('button', { name: w.shell.logout }).click();
    await expect(page).toHaveURL('/');
    await expect(wallet.connectButton('Phantom')).toBeVisible();
    expect(phantom.requests.at(-1)?.method).toBe('disconnect');
  });
});

test.describe('a browser without any wallet', () => {
  test.use({ locale: browserLocale.en });
  test('is led to the site of one, in a new tab', async ({ page, context }) => {
    await context.route('https://phantom.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Phantom</title>' }),
    );
    await signInAs(page, await newMember(context.request), quietPage);
    const wallet = walletOn(page, w);
    const opened = context.waitForEvent('page');
    await wallet.connectButton('Phantom').click();
    const site = await opened;
    await expect(site).toHaveURL('https://phantom.com/download');
    expect(await site.evaluate(() => window.opener)).toBeNull();
    await expect(wallet.panel.getByText(w.errors.walletExtensionMissing)).toBeVisible();
    await expectAccessible(page);
  });

  test('downloads nothing of the chains’ libraries', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /solana|evm|airdrop|WalletDetails/i.test(url))).toEqual([]);
  });
});
