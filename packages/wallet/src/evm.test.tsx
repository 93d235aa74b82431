// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALICE, BOB, CAROL, createFakeEvmWallet, type FakeEvmWallet } from './testing/fake-evm-wallet.ts';
import { type WalletFixture, type WalletFixtureOptions, walletFixture } from './testing/wallet-fixture.tsx';

let fake: FakeEvmWallet;
let tab: WalletFixture;
let silence = () => {};

beforeEach(() => {
  fake = createFakeEvmWallet();
});
afterEach(() => {
  tab.close();
  silence();
  Reflect.deleteProperty(window, 'ethereum');
  cleanup();
});

async function open(options: WalletFixtureOptions = {}) {
  silence = fake.announce('Fox', 'io.fox');
  tab = await walletFixture(options);
}
const evm = () => {
  const state = tab.wallet.getState();
  if (state.status !== 'connected' || state.chain !== 'evm') throw new Error(`It is ${state.status}`);
  return state;
};
/** Simulates a member who chooses another account in the wallet. */
function switchTo(address: string) {
  fake.person.accounts = [address.toLowerCase()];
  fake.emit('accountsChanged', fake.person.accounts);
}
/** Simulates a wallet that announces a chain, until it has been asked for its real one. */
async function announceChain(chain: unknown) {
  const asked = countChainReads();
  fake.emit('chainChanged', chain);
  await eventually(countChainReads).toBe(asked + 1);
  // The answer arrives in later microtasks.
  await new Promise((resolve) => setTimeout(resolve));
}
const countChainReads = () => fake.asked.filter((method) => method === 'eth_chainId').length;
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 3_000 });

describe('an Ethereum-style wallet', () => {
  it('shows its address, chain, balance in ether and marked placeholder tokens', async () => {
    await open();
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'done' });
    await eventually(() => evm().balance.status).toBe('ready');
    expect(evm()).toEqual({
      status: 'connected',
      chain: 'evm',
      choice: { id: 'evm:io.fox', chain: 'evm', name: 'Fox', icon: expect.stringContaining('data:') },
      address: ALICE,
      chainId: 1,
      networkName: 'Ethereum Mainnet',
      balance: { status: 'ready', amount: '1.5' },
      tokens: { isPlaceholder: true, glib: '1000.5', glid: '500.25', glil: '2000.75', usdt: '100.0' },
    });
  });

  it('shows the id of a chain that has no name', async () => {
    fake.chain.id = 31337;
    await open();
    await tab.wallet.connect('evm');
    expect(evm().networkName).toBe('Chain ID: 31337');
  });

  it('switches the chain if the member agrees, or else explains the failure', async () => {
    fake.chain.id = 31337;
    await open();
    expect(await tab.wallet.switchNetwork(1)).toMatchObject({ problem: { kind: 'not_connected' } });
    await tab.wallet.connect('evm');
    fake.person.refuses = true;
    expect(await tab.wallet.switchNetwork(1)).toMatchObject({
      problem: { kind: 'network_switch', isRejection: true },
    });
    fake.person.refuses = false;
    expect(await tab.wallet.switchNetwork(7)).toMatchObject({
      problem: { kind: 'network_switch', isRejection: false, message: 'Unrecognized chain ID "0x7".' },
    });
    expect(fake.chain.id).toBe(31337);
    expect(await tab.wallet.switchNetwork(1)).toEqual({ status: 'done' });
    expect(fake.asked.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(3);
    expect(fake.chain.id).toBe(1);
  });

  it('stays disconnected when it returns no account', async () => {
    fake.person.accounts = [];
    await open();
    const listeners = fake.countListeners();
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'superseded' });
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(fake.countListeners()).toBe(listeners);
  });

  it('opens the provider page after a "not found" error', async () => {
    await open();
    fake.person.error = { code: -32603, message: 'MetaMask extension not found' };
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'not_found' });
    expect(tab.opened).toEqual(['https://metamask.io/download']);
    expect(tab.wallet.getState()).toMatchObject({ problem: { kind: 'not_installed', chain: 'evm' } });
    tab.wallet.dismissProblem();
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
  });

  it('is not considered missing after a "header not found" error', async () => {
    await open();
    fake.person.error = { code: -32000, message: 'header not found' };
    expect(await tab.wallet.connect('evm')).toMatchObject({ status: 'failed' });
    expect(tab.opened).toEqual([]);
  });

  it('explains a rejected connection and is not remembered afterward', async () => {
    fake.person.refuses = true;
    await open();
    expect(await tab.wallet.connect('evm')).toMatchObject({
      problem: { kind: 'connection', chain: 'evm', isRejection: true, message: 'User rejected the request.' },
    });
    expect(tab.stored.has('wallet')).toBe(false);
  });

  it('opens the provider page if it is not installed', async () => {
    tab = await walletFixture();
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'not_found' });
    expect(tab.opened).toEqual(['https://metamask.io/download']);
    expect(tab.wallet.getState()).toMatchObject({ problem: { kind: 'not_installed', chain: 'evm' } });
  });

  it('reconnects without a prompt when its account changes', async () => {
    await open();
    await tab.wallet.connect('evm');
    fake.chain.id = 137;
    fake.chain.wei = 2_000_000_000_000_000_000n;
    switchTo(BOB);
    expect(tab.wallet.getState()).toMatchObject({ status: 'connecting', isSilent: true });
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: BOB });
    expect(evm().networkName).toBe('Polygon Mainnet');
    await eventually(() => evm().balance).toEqual({ status: 'ready', amount: '2.0' });
    expect(tab.left).toEqual([ALICE]);
    expect(fake.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
  });

  it('connects the latest account after two quick switches', async () => {
    await open();
    await tab.wallet.connect('evm');
    switchTo(BOB);
    switchTo(CAROL);
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: CAROL });
  });

  it('ignores a repeated announcement of the same account', async () => {
    await open();
    await tab.wallet.connect('evm');
    await eventually(() => evm().balance.status).toBe('ready');
    const before = evm();
    fake.emit('accountsChanged', [ALICE.toLowerCase()]);
    expect(evm()).toEqual(before);
  });

  it('disconnects on an empty account list and keeps listening', async () => {
    await open();
    const listeners = fake.countListeners();
    await tab.wallet.connect('evm');
    fake.emit('accountsChanged', []);
    expect(tab.wallet.getState()).toMatchObject({
      status: 'disconnected',
      problem: { kind: 'disconnected' },
    });
    expect(fake.countListeners()).toBe(listeners);
  });

  it('reconnects without a prompt when it exposes accounts again after being unlocked', async () => {
    await open();
    await tab.wallet.connect('evm');
    fake.emit('accountsChanged', []);
    fake.person.accounts = [BOB.toLowerCase()];
    fake.emit('accountsChanged', fake.person.accounts);
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: BOB });
    expect(fake.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
  });

  it('stays disconnected once the member has disconnected it, even after a reload', async () => {
    await open();
    await tab.wallet.connect('evm');
    await tab.wallet.disconnect();
    fake.emit('accountsChanged', [BOB.toLowerCase()]);
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    const asked = fake.asked.length;
    const kept = tab.stored.get('wallet');
    tab.close();
    silence();
    await open({ ...(kept === undefined ? {} : { remembered: kept }) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(fake.asked).toHaveLength(asked);
  });

  it('shows its token balances as "0" until the account’s balance has been read', async () => {
    const zero = { isPlaceholder: true, glib: '0', glid: '0', glil: '0', usdt: '0' };
    fake.person.isDown = true;
    await open();
    await tab.wallet.connect('evm');
    expect(evm().tokens).toEqual(zero);
    fake.person.isDown = false;
    await tab.wallet.refreshBalance();
    expect(evm().tokens.glib).toBe('1000.5');
    fake.person.isDown = true;
    switchTo(BOB);
    await eventually(() => tab.wallet.getState()).toMatchObject({ address: BOB, tokens: zero });
  });

  it('reloads the page when it switches the chain', async () => {
    await open();
    await tab.wallet.connect('evm');
    fake.chain.id = 0x89;
    fake.emit('chainChanged', '0x89');
    await eventually(() => tab.reloads).toEqual(['reload']);
  });

  it.each(['0x1', 1, '1', 'not a chain', {}, undefined, '0x89'])(
    'does not reload the page when it announces %j but stays on its chain',
    async (chain) => {
      await open();
      await tab.wallet.connect('evm');
      await announceChain(chain);
      expect(tab.reloads).toEqual([]);
    },
  );

  it('never reloads a page on which it is only installed', async () => {
    await open();
    await announceChain('0x1');
    fake.chain.id = 0x89;
    await announceChain('0x89');
    expect(tab.reloads).toEqual([]);
  });

  it('is asked once for accounts that it announces but does not expose', async () => {
    await open();
    for (let times = 0; times < 5; times += 1) {
      fake.emit('accountsChanged', [ALICE.toLowerCase()]);
      await eventually(() => tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    }
    // The first read is of the start.
    expect(fake.asked.filter((method) => method === 'eth_accounts')).toHaveLength(2);
  });

  it('does not reload on a chain switch when disconnected or for a visitor', async () => {
    await open();
    await tab.wallet.connect('evm');
    await tab.wallet.disconnect();
    fake.chain.id = 0x89;
    await announceChain('0x89');
    tab.close();
    silence();
    const reloads = [...tab.reloads];
    await open({ isSignedIn: false });
    await announceChain('0x89');
    expect([...reloads, ...tab.reloads]).toEqual([]);
  });

  it('reconnects without a prompt after a reload if it still exposes accounts', async () => {
    fake.person.trusted = true;
    await open({ remembered: 'evm:io.fox' });
    await eventually(() => tab.wallet.getState().status).toBe('connected');
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('reconnects without a prompt on start if it exposes accounts and was not disconnected', async () => {
    fake.person.trusted = true;
    await open();
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: ALICE });
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('is not queried on start if no member is signed in', async () => {
    fake.person.trusted = true;
    await open({ isSignedIn: false });
    expect(fake.asked).toEqual([]);
    fake.emit('accountsChanged', [ALICE.toLowerCase()]);
    expect(tab.wallet.getState().status).toBe('disconnected');
  });

  it('stays disconnected without a message after a reload if it exposes no accounts', async () => {
    await open({ remembered: 'evm:io.fox' });
    await eventually(() => fake.asked).toContain('eth_accounts');
    await eventually(() => tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('stays connected if its balance cannot be read, and logs the reason', async () => {
    fake.person.isDown = true;
    await open();
    await tab.wallet.connect('evm');
    await eventually(() => evm().balance).toEqual({ status: 'failed', amount: null });
    expect(tab.wallet.debugLog.read()).toContain('header not found');
  });

  it('cannot be authenticated with the platform', async () => {
    await open();
    await tab.wallet.connect('evm');
    expect(await tab.wallet.prepareAuthentication()).toMatchObject({ problem: { kind: 'not_connected' } });
    expect(tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(0);
  });
});

describe('wallet choice', () => {
  it('offers the legacy window.ethereum only if no wallet announces itself', async () => {
    Object.assign(window, { ethereum: createFakeEvmWallet().provider });
    tab = await walletFixture();
    expect(tab.wallet.getChoices()).toEqual([{ id: 'evm:injected', chain: 'evm', name: null, icon: null }]);
    silence = fake.announce('Fox', 'io.fox');
    expect(tab.wallet.getChoices().map(({ name }) => name)).toEqual(['Fox']);
  });
});
