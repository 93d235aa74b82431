// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { devnet, connected, address, solana, eventually } = page;

describe('the balance', () => {
  it('is refreshed with one request for any number of clicks', async () => {
    await connected();
    await eventually(() => solana().balance.status).toBe('ready');
    devnet.balances.set(address(), 42);
    const before = devnet.asked.length;
    await Promise.all([page.tab.wallet.refreshBalance(), page.tab.wallet.refreshBalance()]);
    expect(solana().balance).toEqual({ status: 'ready', amount: '42' });
    expect(devnet.asked.length - before).toBe(1);
  });

  it('keeps the last value if it cannot be read', async () => {
    devnet.balances.set(address(), 42);
    await connected();
    await eventually(() => solana().balance.status).toBe('ready');
    devnet.state.isDown = true;
    expect(await page.tab.wallet.refreshBalance()).toMatchObject({ status: 'failed' });
    expect(solana().balance).toEqual({ status: 'failed', amount: '42' });
  });
});

describe('test SOL', () => {
  it('is requested once for repeated clicks, followed by a balance refresh', async () => {
    const requestAirdrop = vi.fn(async (to: string) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      devnet.balances.set(to, 2_000_000_000);
      return null;
    });
    await connected({ airdrop: requestAirdrop });
    const outcomes = [page.tab.wallet.airdrop(), page.tab.wallet.airdrop()];
    await eventually(() => solana().airdrop.status).toBe('in_progress');
    expect(await Promise.all(outcomes)).toEqual([{ status: 'done' }, { status: 'done' }]);
    expect(solana()).toMatchObject({
      airdrop: { status: 'idle' },
      balance: { status: 'ready', amount: '2000000000' },
    });
    expect(requestAirdrop).toHaveBeenCalledTimes(1);
  });

  it('is unavailable in a build without the airdrop', async () => {
    await connected();
    expect(page.tab.wallet.canAirdrop).toBe(false);
    expect(await page.tab.wallet.airdrop()).toMatchObject({ status: 'failed' });
  });
});
