// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  blockedStorage,
  lost,
  memoryStorage,
  platformFixture,
  type Reply,
} from '../../../testing/platform-fixture.tsx';
import { useInvest, useInvestor } from './use-invest.ts';

afterEach(cleanup);

const asset = exampleOf('getRwaAsset', 200);
type Options = Parameters<typeof platformFixture>[0];

/** Renders an asset's page for a member. The given replies answer the investments in order. */
async function page(replies: Reply[], options?: Options, memberId: string | null = 'mem_1', of = asset) {
  const fixture = await platformFixture(options);
  fixture.reply('investInRwaAsset', ...replies);
  const { result } = renderHook(() => useInvest(of, memberId), { wrapper: fixture.wrapper });
  const send = (amount: string) => act(() => result.current.mutate(amount));
  return { ...fixture, result, send, keys: () => fixture.getKeys('investInRwaAsset') };
}

test('invests an amount', async () => {
  const { send, getCalls } = await page([201]);
  expect(await send('100')).toEqual({ status: 'done', data: exampleOf('investInRwaAsset', 201) });
  expect(getCalls('investInRwaAsset')[0]?.body).toEqual({ amount: '100', accepted_risk: true });
});

test('shows a rejection and uses a new key for the next attempt', async () => {
  const { result, send, keys } = await page([[409, 'insufficient_balance'], 201]);
  await send('100');
  expect(result.current.state).toMatchObject({ status: 'rejected', error: { code: 'insufficient_balance' } });
  await send('100');
  expect(keys()[1]).not.toBe(keys()[0]);
});

describe('an investment with a lost response', () => {
  test('is read by its key after a reload, and not sent', async () => {
    const tab = memoryStorage();
    const before = await page([lost()], { perTab: () => tab });
    before.handle('listInvestments', () => ({
      status: 200,
      body: { count: 0, next: null, previous: null, results: [] },
    }));
    await before.send('100.5');
    cleanup();
    const after = await page([], { perTab: () => tab });
    await waitFor(() => expect(after.result.current.state.status).toBe('done'));
    const [read] = after.getCalls('listInvestments');
    expect(read?.url.searchParams.get('idempotency_key')).toBe(before.keys()[0]);
    expect(after.keys()).toEqual([]);
  });

  test('is not offered to another member or for another asset', async () => {
    const tab = memoryStorage();
    await (await page([lost()], { perTab: () => tab })).send('100');
    const otherMember = await page([], { perTab: () => tab }, 'mem_2');
    const otherAsset = await page([], { perTab: () => tab }, 'mem_1', { ...asset, id: 'ast_other' });
    expect(otherMember.result.current.state).toEqual({ status: 'idle' });
    expect(otherAsset.result.current.state).toEqual({ status: 'idle' });
  });

  test('is read even if storage is blocked', async () => {
    const { result, send } = await page([lost()], { perTab: blockedStorage });
    expect(await send('100')).toEqual({ status: 'unknown' });
    await waitFor(() => expect(result.current.state.status).toBe('done'));
  });
});

test('ignores stored text that is not an amount', async () => {
  const stored = {
    memberId: 'mem_1',
    writes: { [`invest:${asset.id}`]: { key: 'key-1', variables: '<b>' } },
  };
  const tab = memoryStorage({ 'pending-writes': JSON.stringify(stored) });
  const { result } = await page([], { perTab: () => tab });
  expect(result.current.state).toEqual({ status: 'idle' });
});

test('sends no investment for a visitor', async () => {
  const { send, keys } = await page([], { member: null }, null);
  await send('100');
  expect(keys()).toEqual([]);
});

describe('the available balance', () => {
  test('is read in the asset’s token, along with the invested amount', async () => {
    const fixture = await platformFixture();
    const portfolio = exampleOf('getInvestmentPortfolio', 200);
    const holding = portfolio.holdings[0];
    if (!holding) throw new Error('The example has no holding.');
    const investedAsset = { ...asset, id: holding.asset.id };
    const { result } = renderHook(() => useInvestor(investedAsset), { wrapper: fixture.wrapper });
    await waitFor(() => expect(result.current.invested).toBe(holding.principal));
    const { balances } = exampleOf('getWalletInfo', 200);
    expect(result.current.balance).toBe(balances.find(({ token }) => token === asset.token)?.available);
    expect(result.current.balance).toBeDefined();
  });

  test('is unknown while the wallet fails to load', async () => {
    const fixture = await platformFixture();
    fixture.reply('getWalletInfo', 500);
    const { result } = renderHook(() => useInvestor(asset), { wrapper: fixture.wrapper });
    await waitFor(() => expect(fixture.getCalls('getWalletInfo')).toHaveLength(1));
    expect(result.current.balance).toBeUndefined();
  });

  test('is not requested for a visitor', async () => {
    const fixture = await platformFixture({ member: null });
    const { result } = renderHook(() => useInvestor(asset), { wrapper: fixture.wrapper });
    await waitFor(() => expect(result.current).toEqual({ memberId: null }));
    expect(fixture.getCalls('getWalletInfo')).toEqual([]);
    expect(fixture.getCalls('getInvestmentPortfolio')).toEqual([]);
  });
});
