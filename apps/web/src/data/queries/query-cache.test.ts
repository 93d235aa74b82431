import { createGliClient } from '@gli/sdk';
import { clearMemberData, getGlibBalanceQuery, getWalletInfoQuery, listRwaAssetsQuery } from '@gli/sdk/react';
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetch, removeAddress } from './query-cache.ts';

type Options = QueryObserverOptions<string> & { queryKey: [string] };

/** Simulates a screen that shows a query's data, with the app's stale time. */
function observeQuery(queryClient: QueryClient, options: Options) {
  const observer = new QueryObserver<string>(queryClient, options);
  const leave = observer.subscribe(() => {});
  return { observer, leave, shown: () => observer.getCurrentResult().data };
}

const newCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });

test('after a change of member, shows only the new member’s data on a mounted screen', async () => {
  const queryClient = newCache();
  let member = 'Kim';
  const screen = observeQuery(queryClient, { queryKey: ['orders'], queryFn: () => `${member}’s orders` });
  await expect.poll(screen.shown).toBe('Kim’s orders');
  member = 'Lee';
  clearMemberData(queryClient);
  expect(screen.shown()).toBeUndefined();
  await refetch(queryClient, 'member');
  expect(screen.shown()).toBe('Lee’s orders');
  screen.leave();
});

test('drops the data of an unmounted screen', async () => {
  const queryClient = newCache();
  const screen = observeQuery(queryClient, { queryKey: ['profile'], queryFn: () => 'Kim' });
  await expect.poll(screen.shown).toBe('Kim');
  screen.leave();
  clearMemberData(queryClient);
  expect(queryClient.getQueryData(['profile'])).toBeUndefined();
});

test('drops a late response to the previous member', async () => {
  const queryClient = newCache();
  const respond: ((data: string) => void)[] = [];
  const screen = observeQuery(queryClient, {
    queryKey: ['balance'],
    queryFn: () => new Promise<string>((resolve) => respond.push(resolve)),
  });
  await expect.poll(() => respond.length).toBe(1);
  clearMemberData(queryClient);
  const again = refetch(queryClient, 'member');
  await expect.poll(() => respond.length).toBe(2);
  respond[0]?.('Kim’s balance');
  await Promise.resolve();
  expect(screen.shown()).toBeUndefined();
  respond[1]?.('Lee’s balance');
  await again;
  expect(screen.shown()).toBe('Lee’s balance');
  screen.leave();
});

test('clears the member’s data at sign-out without fetching it for the visitor', async () => {
  const queryClient = newCache();
  let fetches = 0;
  const options: Options = { queryKey: ['rewards'], queryFn: () => `rewards ${++fetches}` };
  const screen = observeQuery(queryClient, options);
  await expect.poll(screen.shown).toBe('rewards 1');
  clearMemberData(queryClient);
  // Simulates a screen that has rendered the signed-out state.
  screen.observer.setOptions({ ...options, enabled: false });
  await refetch(queryClient, 'member');
  expect([screen.shown(), fetches]).toEqual([undefined, 1]);
  screen.leave();
});

test('refetches only public data for a visitor, even if a member screen is mounted', async () => {
  const queryClient = newCache();
  const fetched: string[] = [];
  const screens = ['/user/profile/', '/v1/rwa/assets/'].map((path) =>
    observeQuery(queryClient, {
      queryKey: [path],
      queryFn: () => {
        fetched.push(path);
        return path;
      },
    }),
  );
  await expect.poll(() => fetched).toHaveLength(2);
  clearMemberData(queryClient);
  await refetch(queryClient, 'visitor');
  expect(fetched.slice(2)).toEqual(['/v1/rwa/assets/']);
  for (const { leave } of screens) leave();
});

test('removes only the data of the given wallet address', () => {
  const left = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';
  const other = 'Anjq5LwFwWVjbu3sxn2ETDCWNjdENUbQFGnchp2MawdD';
  const queries = new QueryClient();
  const client = createGliClient({ baseUrl: 'http://gli.test/api' });
  const removed = [
    getGlibBalanceQuery(client, { wallet_address: left }).queryKey,
    getWalletInfoQuery(client, { wallet_address: left, page: 2 }).queryKey,
  ];
  const kept = [
    getGlibBalanceQuery(client, { wallet_address: other }).queryKey,
    getWalletInfoQuery(client).queryKey,
    listRwaAssetsQuery(client).queryKey,
  ];
  for (const key of [...removed, ...kept]) queries.setQueryData([...key], 'data');
  removeAddress(queries, left);
  expect(removed.map((key) => queries.getQueryData([...key]))).toEqual([undefined, undefined]);
  expect(kept.map((key) => queries.getQueryData([...key]))).toEqual(['data', 'data', 'data']);
});
