import {
  getGetGlibBalanceQueryKey,
  getGetWalletInfoQueryKey,
  getListRwaAssetsQueryKey,
} from '@gli/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dropAddressData } from './drop-address-data.ts';

const left = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';
const other = 'Anjq5LwFwWVjbu3sxn2ETDCWNjdENUbQFGnchp2MawdD';

test('what was read for the address is gone, everything else stays', () => {
  const queries = new QueryClient();
  const dropped = [
    getGetGlibBalanceQueryKey({ wallet_address: left }),
    getGetWalletInfoQueryKey({ wallet_address: left, page: 2 }),
  ];
  const kept = [
    getGetGlibBalanceQueryKey({ wallet_address: other }),
    getGetWalletInfoQueryKey({}),
    getListRwaAssetsQueryKey(),
  ];
  for (const key of [...dropped, ...kept]) queries.setQueryData([...key], 'data');
  dropAddressData(queries, left);
  expect(dropped.map((key) => queries.getQueryData([...key]))).toEqual([undefined, undefined]);
  expect(kept.map((key) => queries.getQueryData([...key]))).toEqual(['data', 'data', 'data']);
});
