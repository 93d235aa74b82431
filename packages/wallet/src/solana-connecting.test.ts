// @vitest-environment happy-dom
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFakeSolanaWallet } from './testing/fake-solana-wallet.ts';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { devnet, open, connected, address, solana, eventually } = page;

/** Connects a second wallet. Returns a function that unregisters it. */
async function connectOther(): Promise<() => void> {
  const other = createFakeSolanaWallet('Bada');
  const unregister = other.register();
  const choice = page.tab.wallet.getChoices().find(({ name }) => name === 'Bada');
  if (choice === undefined) throw new Error('Bada is not offered');
  expect(await page.tab.wallet.connect(choice)).toEqual({ status: 'done' });
  expect(solana().address).toBe(other.keys[0]?.address);
  return unregister;
}

describe('connecting', () => {
  it('shows the address and balance and prepares the message', async () => {
    devnet.balances.set(address(), 1_500_000_001);
    await connected();
    expect(solana()).toMatchObject({ address: address(), choice: { name: 'Haneul' } });
    await eventually(() => solana().balance).toEqual({ status: 'ready', amount: '1500000001' });
    await eventually(() => solana().authentication.status).toBe('prepared');
    expect(page.tab.stored.get('wallet')).toBe('solana:Haneul');
    expect(page.fake.asked.sign).toBe(0);
  });

  it('requires a login before it prompts the wallet', async () => {
    await open({ isSignedIn: false });
    expect(await page.tab.wallet.connect('solana')).toEqual({ status: 'login_required' });
    expect(page.fake.asked.connect).toBe(0);
  });

  it('opens the provider page synchronously on click if no wallet is installed', async () => {
    await page.openWithoutWallet();
    const outcome = page.tab.wallet.connect('solana');
    expect(page.tab.opened).toEqual(['https://phantom.com/download']);
    expect(await outcome).toEqual({ status: 'not_found' });
    expect(page.tab.wallet.getState()).toMatchObject({ problem: { kind: 'not_installed' } });
  });

  it('explains a rejection, does not remember the wallet, and can be retried', async () => {
    await open();
    page.fake.person.connect = 'refuse';
    const outcome = await page.tab.wallet.connect('solana');
    expect(outcome).toMatchObject({ status: 'failed', problem: { kind: 'connection', isRejection: true } });
    expect(page.tab.wallet.getState()).toMatchObject({
      status: 'disconnected',
      problem: { kind: 'connection' },
    });
    expect(page.tab.stored.has('wallet')).toBe(false);
    page.fake.person.connect = 'approve';
    expect(await page.tab.wallet.connect('solana')).toEqual({ status: 'done' });
    expect(page.fake.asked.connect).toBe(2);
  });

  it('sends one request for any number of clicks', async () => {
    await open();
    const clicks = [
      page.tab.wallet.connect('solana'),
      page.tab.wallet.connect('solana'),
      page.tab.wallet.connect('solana'),
    ];
    await Promise.all(clicks);
    expect(page.fake.asked.connect).toBe(1);
  });

  it('reuses the pending request when retried after a disconnect', async () => {
    await open();
    page.fake.person.connect = 'wait';
    const first = page.tab.wallet.connect('solana');
    await eventually(() => page.fake.asked.connect).toBe(1);
    await page.tab.wallet.disconnect();
    expect(await first).toEqual({ status: 'superseded' });
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    const second = page.tab.wallet.connect('solana');
    setTimeout(() => page.fake.approveNow(), 20);
    expect(await second).toEqual({ status: 'done' });
    expect(page.fake.asked).toMatchObject({ connect: 1, disconnect: 0 });
  });

  it.each([0, 2, 4, 8])('stays connected if retried %i ms after a late approval', async (ms) => {
    await open();
    page.fake.person.connect = 'wait';
    page.fake.person.disconnectMs = 5;
    const first = page.tab.wallet.connect('solana');
    await eventually(() => page.fake.asked.connect).toBe(1);
    await page.tab.wallet.disconnect();
    expect(await first).toEqual({ status: 'superseded' });
    page.fake.approveNow();
    page.fake.person.connect = 'approve';
    await sleep(ms);
    expect(await page.tab.wallet.connect('solana')).toEqual({ status: 'done' });
    // A disconnect of the first connection would end the second one now.
    await sleep(50);
    expect(page.tab.wallet.getState().status).toBe('connected');
  });

  it('keeps the second wallet if the first one was requested again and canceled while it disconnected', async () => {
    await connected();
    page.fake.person.disconnectMs = 20;
    void page.tab.wallet.disconnect();
    const again = page.tab.wallet.connect('solana');
    void page.tab.wallet.disconnect();
    expect(await again).toEqual({ status: 'superseded' });
    const unregisterOther = await connectOther();
    await sleep(50);
    expect(solana().choice.name).toBe('Bada');
    expect(page.fake.asked.connect).toBe(1);
    unregisterOther();
  });

  it('lets the member authenticate an already proven wallet again', async () => {
    await connected({ memberWallet: address(), proven: address() });
    await eventually(() => solana().authentication.status).toBe('prepared');
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
    expect(solana().authentication).toEqual({ status: 'authenticated' });
    expect(page.tab.backend.getCalls('POST /auth/verify/')).toHaveLength(1);
  });

  it('disconnects the first wallet when another one connects', async () => {
    await connected();
    const unregisterOther = await connectOther();
    expect(page.fake.asked.disconnect).toBe(1);
    expect(page.tab.left).toEqual([address()]);
    unregisterOther();
  });

  it('shows the second wallet’s address while the first one is still disconnecting', async () => {
    await connected();
    page.fake.person.disconnectMs = 10;
    const unregisterOther = await connectOther();
    unregisterOther();
  });
});

describe('a reload', () => {
  it('restores an approved wallet silently', async () => {
    page.fake.person.isTrusted = true;
    await open({ remembered: 'solana:Haneul', memberWallet: address(), proven: address() });
    await eventually(() => page.tab.wallet.getState().status).toBe('connected');
    expect(solana()).toMatchObject({ address: address(), authentication: { status: 'authenticated' } });
    expect(page.fake.asked).toMatchObject({ connect: 0, silent: 1, sign: 0 });
  });

  it('shows a wallet as not authenticated if it was never authenticated in this browser', async () => {
    page.fake.person.isTrusted = true;
    await open({ remembered: 'solana:Haneul', memberWallet: address() });
    await eventually(() => page.tab.wallet.getState().status).toBe('connected');
    expect(solana().authentication).toEqual({ status: 'idle' });
    expect(page.fake.asked.sign).toBe(0);
  });

  it('silently forgets a wallet that is no longer approved', async () => {
    await open({ remembered: 'solana:Haneul' });
    await eventually(() => page.tab.stored.has('wallet')).toBe(false);
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(page.fake.asked.connect).toBe(0);
  });

  it('forgets the wallet instead of restoring it for a visitor', async () => {
    page.fake.person.isTrusted = true;
    await open({ remembered: 'solana:Haneul', isSignedIn: false });
    await eventually(() => page.tab.stored.has('wallet')).toBe(false);
    expect(page.fake.asked.silent).toBe(0);
  });
});
