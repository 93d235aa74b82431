import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SolanaConnected } from '../state.ts';
import { createFakeDevnet } from './fake-devnet.ts';
import { createFakeSolanaWallet, createKey, type FakeSolanaWallet } from './fake-solana-wallet.ts';
import { type WalletFixture, type WalletFixtureOptions, walletFixture } from './wallet-fixture.tsx';

/** Creates a tab with a two-key Solana wallet before each test of the file that calls this. */
export function solanaTab() {
  const devnet = createFakeDevnet();
  // Before web3.js loads.
  vi.stubGlobal('fetch', devnet.fetch);
  let fake: FakeSolanaWallet;
  let tab: WalletFixture;
  let unregister = () => {};

  beforeEach(() => {
    localStorage.clear();
    devnet.balances.clear();
    Object.assign(devnet.state, { isDown: false, waiting: null });
    fake = createFakeSolanaWallet('Haneul', [createKey(), createKey()]);
  });
  afterEach(() => {
    tab.close();
    unregister();
    cleanup();
  });

  async function openWithoutWallet(options: WalletFixtureOptions = {}) {
    tab = await walletFixture(options);
  }
  async function open(options: WalletFixtureOptions = {}) {
    await openWithoutWallet(options);
    unregister = fake.register();
  }
  async function connected(options: WalletFixtureOptions = {}) {
    await open(options);
    expect(await tab.wallet.connect('solana')).toEqual({ status: 'done' });
  }
  return {
    devnet,
    openWithoutWallet,
    open,
    connected,
    async prepared(options: WalletFixtureOptions = {}) {
      await connected(options);
      await tab.wallet.prepareAuthentication();
    },
    get tab() {
      return tab;
    },
    get fake() {
      return fake;
    },
    unregister: () => unregister(),
    address: (index = 0) => fake.keys[index]?.address ?? '',
    solana(): SolanaConnected {
      const state = tab.wallet.getState();
      if (state.status !== 'connected' || state.chain !== 'solana') throw new Error(`It is ${state.status}`);
      return state;
    },
    eventually: (read: () => unknown): ReturnType<typeof expect.poll> =>
      expect.poll(read, { timeout: 3_000 }),
  };
}
