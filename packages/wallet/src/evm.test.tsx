// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALICE, BOB, createFakeEvmWallet, type FakeEvmWallet } from './testing/fake-evm-wallet.ts';
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
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 3_000 });

describe('an Ethereum-style wallet', () => {
  it('shows address, chain, balance in ether and placeholders marked as such', async () => {
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

  it('on a chain without a name shows its id', async () => {
    fake.chain.id = 31337;
    await open();
    await tab.wallet.connect('evm');
    expect(evm().networkName).toBe('Chain ID: 31337');
  });

  it('goes to another chain when the member agrees, and says why it does not', async () => {
    fake.chain.id = 31337;
    await open();
    expect(await tab.wallet.switchNetwork(1)).toMatchObject({ problem: { kind: 'not_connected' } });
    await tab.wallet.connect('evm');
    fake.person.refuses = true;
    expect(await tab.wallet.switchNetwork(1)).toMatchObject({
      problem: { kind: 'network_switch', isRefusal: true },
    });
    fake.person.refuses = false;
    expect(await tab.wallet.switchNetwork(7)).toMatchObject({
      problem: { kind: 'network_switch', isRefusal: false, message: 'Unrecognized chain ID "0x7".' },
    });
    expect(fake.chain.id).toBe(31337);
    expect(await tab.wallet.switchNetwork(1)).toEqual({ status: 'done' });
    expect(fake.asked.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(3);
    expect(fake.chain.id).toBe(1);
  });

  it('that gives no account changes nothing', async () => {
    fake.person.accounts = [];
    await open();
    const listeners = fake.countListeners();
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'superseded' });
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(fake.countListeners()).toBe(listeners);
  });

  it('that throws a not-found message has its provider page opened', async () => {
    await open();
    fake.person.error = { code: -32603, message: 'MetaMask extension not found' };
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'not_found' });
    expect(tab.opened).toEqual(['https://metamask.io/download']);
    expect(tab.wallet.getState()).toMatchObject({ problem: { kind: 'not_installed', chain: 'evm' } });
    tab.wallet.dismissProblem();
    expect(tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
  });

  it('whose network does not find a block has not gone missing', async () => {
    await open();
    fake.person.error = { code: -32000, message: 'header not found' };
    expect(await tab.wallet.connect('evm')).toMatchObject({ status: 'failed' });
    expect(tab.opened).toEqual([]);
  });

  it('that refuses says why and is not remembered', async () => {
    fake.person.refuses = true;
    await open();
    expect(await tab.wallet.connect('evm')).toMatchObject({
      problem: { kind: 'connection', chain: 'evm', isRefusal: true, message: 'User rejected the request.' },
    });
    expect(tab.stored.has('wallet')).toBe(false);
  });

  it('that is not installed has its provider page opened', async () => {
    tab = await walletFixture();
    expect(await tab.wallet.connect('evm')).toEqual({ status: 'not_found' });
    expect(tab.opened).toEqual(['https://metamask.io/download']);
    expect(tab.wallet.getState()).toMatchObject({ problem: { kind: 'not_installed', chain: 'evm' } });
  });

  it('follows another account, and disconnects at an empty list', async () => {
    await open();
    const listeners = fake.countListeners();
    await tab.wallet.connect('evm');
    fake.chain.wei = 2_000_000_000_000_000_000n;
    fake.emit('accountsChanged', [BOB.toLowerCase()]);
    expect(evm().address).toBe(BOB);
    await eventually(() => evm().balance).toEqual({ status: 'ready', amount: '2.0' });
    expect(tab.left).toEqual([ALICE]);
    fake.emit('accountsChanged', []);
    expect(tab.wallet.getState()).toMatchObject({
      status: 'disconnected',
      problem: { kind: 'disconnected' },
    });
    expect(fake.countListeners()).toBe(listeners);
  });

  it('that exposes accounts again after a lock is back without a question', async () => {
    await open();
    await tab.wallet.connect('evm');
    fake.emit('accountsChanged', []);
    fake.person.accounts = [BOB.toLowerCase()];
    fake.emit('accountsChanged', fake.person.accounts);
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: BOB });
    expect(fake.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
  });

  it('that the member disconnected stays away, whatever accounts it exposes, also after a reload', async () => {
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

  it('shows its tokens at "0" until its balance is read, and after an account switch', async () => {
    const zero = { isPlaceholder: true, glib: '0', glid: '0', glil: '0', usdt: '0' };
    fake.person.isDown = true;
    await open();
    await tab.wallet.connect('evm');
    expect(evm().tokens).toEqual(zero);
    fake.person.isDown = false;
    await tab.wallet.refreshBalance();
    expect(evm().tokens.glib).toBe('1000.5');
    fake.emit('accountsChanged', [BOB.toLowerCase()]);
    expect(evm().tokens).toEqual(zero);
  });

  it('that goes to another chain has the page reloaded', async () => {
    await open();
    await tab.wallet.connect('evm');
    fake.emit('chainChanged', '0x89');
    expect(tab.reloads).toEqual(['reload']);
  });

  it('after a reload is back without a question, when it still exposes accounts', async () => {
    fake.person.trusted = true;
    await open({ remembered: 'evm:io.fox' });
    await eventually(() => tab.wallet.getState().status).toBe('connected');
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('on start is there without a question, when it exposes accounts that nobody disconnected', async () => {
    fake.person.trusted = true;
    await open();
    await eventually(() => tab.wallet.getState()).toMatchObject({ status: 'connected', address: ALICE });
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('on start of a visitor is asked nothing', async () => {
    fake.person.trusted = true;
    await open({ isSignedIn: false });
    expect(fake.asked).toEqual([]);
    fake.emit('accountsChanged', [ALICE.toLowerCase()]);
    expect(tab.wallet.getState().status).toBe('disconnected');
  });

  it('after a reload without exposed accounts stays away quietly', async () => {
    await open({ remembered: 'evm:io.fox' });
    await eventually(() => fake.asked).toContain('eth_accounts');
    await eventually(() => tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(fake.asked).not.toContain('eth_requestAccounts');
  });

  it('whose balance cannot be read stays connected, and the log has the reason', async () => {
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
    expect(tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(0);
  });
});

describe('the choice', () => {
  it('offers an old window.ethereum only when nobody announces himself', async () => {
    Object.assign(window, { ethereum: createFakeEvmWallet().provider });
    tab = await walletFixture();
    expect(tab.wallet.getChoices()).toEqual([{ id: 'evm:injected', chain: 'evm', name: null, icon: null }]);
    silence = fake.announce('Fox', 'io.fox');
    expect(tab.wallet.getChoices().map(({ name }) => name)).toEqual(['Fox']);
  });
});
