import { exampleOf } from '@gli/sdk/testing';
import {
  createFakeDevnet,
  createFakeEvmWallet,
  createFakeSolanaWallet,
  createKey,
} from '@gli/wallet/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

export const devnet = createFakeDevnet();

/** Provides wallets and pages to the tests of a file, and removes them after each test. */
export function walletPage() {
  const cleanUps: (() => void)[] = [];
  beforeAll(async () => {
    vi.stubGlobal('fetch', devnet.fetch);
    // web3.js keeps the `fetch` it was loaded with.
    await import('@gli/wallet/solana');
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    // happy-dom does not support `:modal`.
    const querySelector = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      querySelector(selector.replace(':modal', '[open]')),
    );
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    // wallet-adapter stores the selected wallet.
    localStorage.clear();
    for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
  });
  return {
    /** Installs a Wallet Standard wallet with two keys. */
    installSolana(name = 'Phantom') {
      const fake = createFakeSolanaWallet(name, [createKey(), createKey()]);
      const unregister = fake.register();
      cleanUps.push(unregister);
      return { ...fake, address: fake.keys[0]?.address ?? '', unregister };
    },
    installEvm(name = 'MetaMask') {
      const fake = createFakeEvmWallet();
      cleanUps.push(fake.announce(name, `test.${name.toLowerCase()}`));
      return fake;
    },
    /** Opens a page of the whole app. The server accepts each signature and registers the wallet to the member. */
    async open(path = '/accessibility-demo', options: Parameters<typeof renderScreen>[1] = {}) {
      const page = await renderScreen(path, { shell: true, ...options });
      if (options.handlers?.verifyWalletSignature === undefined) {
        page.handle('verifyWalletSignature', ({ body }) => {
          const { access_token, user } = exampleOf('verifyWalletSignature', 200);
          const { wallet_address } = body as { wallet_address: string };
          return { status: 200, body: { access_token, user: { ...user, wallet_address } } };
        });
      }
      const { wallet } = page.platform;
      if (page.platform.session.getState().status === 'authenticated') await wallet.load();
      cleanUps.push(() => wallet.get()?.dispose());
      const header = () => within(document.querySelector('header') ?? document.body);
      const findButton = (name: string) => header().findByRole('button', { name });
      return {
        ...page,
        /** Finds the wallet's header button by its accessible name. */
        findButton,
        panel: () => within(header().getByRole('dialog', { name: 'Wallet' })),
        /** Waits for the dialog with the message to sign. */
        findMessage: async () => {
          const title = await screen.findByText('Check the message to sign');
          return within(title.closest('dialog') ?? title);
        },
        async connect(name = 'Phantom') {
          await page.user.click(await findButton(`Connect ${name} wallet`));
        },
        async sign() {
          await page.user.click(await screen.findByText('Sign and authenticate'));
        },
      };
    },
  };
}
