import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AIRDROP_BUILD, appFolder, buildWithAirdrop, vite } from './airdrop-build.ts';
import { AIRDROP_TEXT, chunksWith } from './built-chunks.ts';
import { test as base, expect, type ProjectOptions } from './test.ts';
import { browserLocale, colorScheme, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, refused, signedIn, withWallets } from './wallet-steps.ts';

const PORT = 4175;
const MAX_BUILD_MS = 300_000;
const SOL = 1_000_000_000n;
const node = localSolana();
const t = translations.en;

/** Runs on the build with test SOL, which the worker creates and serves. */
const test = base.extend<object, ProjectOptions & { airdropApp: string }>({
  airdropApp: [
    async ({ sandboxApi }, use) => {
      await buildWithAirdrop();
      const options = ['--host', '127.0.0.1', '--port', String(PORT), '--strictPort'];
      const args = [vite, 'preview', '--outDir', AIRDROP_BUILD, ...options];
      const server = spawn(process.execPath, args, {
        cwd: appFolder,
        env: { ...process.env, GLI_API_URL: sandboxApi },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      // The server prints its address once it is listening.
      await Promise.race([once(server.stdout, 'data'), ended]);
      await use(`http://127.0.0.1:${PORT}`);
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: MAX_BUILD_MS },
  ],
  baseURL: async ({ airdropApp }, use) => use(airdropApp),
});

// Runs all tests in one worker, so that the build is created only once.
test.describe.configure({ mode: 'default' });

test('includes the airdrop code only in a build with the airdrop flag', { tag: '@nightly' }, async ({
  airdropApp,
}) => {
  expect(airdropApp).not.toBe('');
  expect(chunksWith(AIRDROP_TEXT, AIRDROP_BUILD)).not.toEqual([]);
  expect(chunksWith(AIRDROP_TEXT)).toEqual([]);
});

test.describe('the test SOL airdrop', { tag: '@nightly' }, () => {
  test.use({ locale: browserLocale.en, colorScheme: colorScheme.en });

  test('adds 2 SOL to the wallet', async ({ page, context }) => {
    const { first: phantom } = await withWallets(context, node(), 'Phantom');
    await signedIn(page, context);
    await authenticate(page, t);
    const { panel } = walletOn(page, t);
    await expect(panel.getByText('0.0000')).toBeVisible();
    await panel.getByRole('button', { name: t.walletWidget.airdrop }).click();
    await expect(panel.getByText(t.walletWidget.airdropDone)).toBeVisible();
    await expect(panel.getByText('2.0000')).toBeVisible();
    expect(await node().balance(phantom.address)).toBe(2n * SOL);
  });

  test('shows when to retry after the faucet’s daily limit is reached', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(refused);
    tolerate(/^Server responded with 429/);
    const { devnet } = await withWallets(context, node(), 'Phantom');
    await signedIn(page, context);
    await authenticate(page, t);
    const { panel } = walletOn(page, t);
    devnet.rateLimit({ method: 'requestAirdrop' });
    await panel.getByRole('button', { name: t.walletWidget.airdrop }).click();
    await expect(panel.getByText(t.errors.airdropLimit)).toBeVisible();
    expect(devnet.count('requestAirdrop')).toBe(5);
    devnet.recover();
    devnet.outage({ method: 'requestAirdrop' });
    tolerate(/ERR_CONNECTION_REFUSED/);
    await panel.getByRole('button', { name: t.walletWidget.airdrop }).click();
    await expect(panel.getByText(t.errors.airdrop)).toBeVisible();
  });
});
