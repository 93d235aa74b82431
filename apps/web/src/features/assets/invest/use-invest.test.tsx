// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  const onSuccess = vi.fn();
  const { result } = renderHook(() => useInvest(of, memberId, onSuccess), { wrapper: fixture.wrapper });
  /** Sends an amount and waits for the outcome. */
  const send = async (amount: string) => {
    act(() => result.current.send(amount));
    await act(() => vi.waitUntil(() => !result.current.isSending));
  };
  return { result, send, onSuccess, fixture, keys: () => fixture.getKeys('investInRwaAsset') };
}

describe('investing as a member', () => {
  test('returns the investment', async () => {
    const { result, send, onSuccess, fixture } = await page([201]);
    await send('100');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(exampleOf('investInRwaAsset', 201)));
    expect(fixture.getCalls('investInRwaAsset')[0]?.body).toEqual({ amount: '100', accepted_risk: true });
    expect(result.current.pending).toBeNull();
  });

  test('invests only once on a double click', async () => {
    const { result, send, keys } = await page([201]);
    act(() => result.current.send('100'));
    await send('100');
    expect(keys()).toHaveLength(1);
  });

  test('shows a rejection and uses a new key for the next attempt', async () => {
    const { result, send, onSuccess, keys } = await page([[409, 'insufficient_balance'], 201]);
    await send('100');
    expect(result.current.error).not.toBeNull();
    expect(result.current.pending).toBeNull();
    expect(onSuccess).not.toHaveBeenCalled();
    await send('100');
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});

describe('an investment with a lost response', () => {
  test('is offered again after a reload, with the same key', async () => {
    const tab = memoryStorage();
    const before = await page([lost()], { perTab: () => tab });
    await before.send('100.5');
    const after = await page([201], { perTab: () => tab });
    expect(after.result.current.pending).toBe('100.5');
    await after.send('100.5');
    expect(after.keys()).toEqual(before.keys());
    expect(after.result.current.pending).toBeNull();
  });

  test('shows why the repeated investment was rejected', async () => {
    const { result, send } = await page([lost(), [409, 'insufficient_balance']]);
    await send('100');
    await send('100');
    expect(result.current).toMatchObject({ pending: null, isChecking: false });
    expect(result.current.error).toMatchObject({ code: 'insufficient_balance' });
  });

  test('is not offered to another member or for another asset', async () => {
    const tab = memoryStorage();
    await (await page([lost()], { perTab: () => tab })).send('100');
    const otherMember = await page([], { perTab: () => tab }, 'mem_2');
    const otherAsset = await page([], { perTab: () => tab }, 'mem_1', { ...asset, id: 'ast_other' });
    expect(otherMember.result.current.pending).toBeNull();
    expect(otherAsset.result.current.pending).toBeNull();
  });

  test('is offered until the member leaves the page, even if storage is blocked', async () => {
    const { result, send, keys } = await page([lost(), 201], { perTab: blockedStorage });
    await send('100');
    expect(result.current.pending).toBe('100');
    await send('100');
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('is discarded together with its error when the member abandons it', async () => {
    const { result, send } = await page([lost()]);
    await send('100');
    expect(result.current.isChecking).toBe(true);
    act(() => result.current.abandon());
    await waitFor(() => expect(result.current.isChecking).toBe(false));
    expect(result.current.pending).toBeNull();
  });
});

test('ignores stored text that is not an amount', async () => {
  const stored = JSON.stringify([{ key: 'key-1', variables: '<b>' }]);
  const tab = memoryStorage({ [`pending-writes:invest:mem_1:${asset.id}`]: stored });
  const { result } = await page([], { perTab: () => tab });
  expect(result.current.pending).toBeNull();
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
