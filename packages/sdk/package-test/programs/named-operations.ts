// Calls operations by name and uses their query options in a loader without React, against a mock of the contract.
import { createGliClient, GliConflictError, memoryTokenStore } from '@gli/sdk';
import {
  getProfile,
  investInRwaAsset,
  type ListRwaAssetsData,
  listRwaAssets,
  logIn,
} from '@gli/sdk/operations';
import { getRwaAssetQuery, listRwaAssetsInfiniteQuery } from '@gli/sdk/react';
import { QueryClient } from '@tanstack/react-query';

const tokens = memoryTokenStore();
const client = createGliClient({ baseUrl: process.env.GLI_BASE_URL ?? '', tokens });
const { token } = await logIn(client, {
  body: { username: 'seoyeon.kim@example.com', password: 'correct horse' },
});
tokens.set({ access: token.access, refresh: token.refresh });

const page: ListRwaAssetsData = await listRwaAssets(client, { risk_level: 'medium' });
const first = page.results[0];
if (!first) throw new Error('no asset');
const queryClient = new QueryClient();
const query = getRwaAssetQuery(client, { id: first.id });
const asset = await queryClient.ensureQueryData(query);
const risk: string | undefined = queryClient.getQueryData(query.queryKey)?.risk_level;
const { pages } = await queryClient.fetchInfiniteQuery(listRwaAssetsInfiniteQuery(client, { page_size: 10 }));
if (risk !== asset.risk_level || pages[0]?.count !== page.count) throw new Error('the cache');

const write = { id: asset.id, body: { amount: '2500.00', accepted_risk: true } } as const;
const { data, response } = await investInRwaAsset.withResponse(client, write, {
  idempotencyKey: crypto.randomUUID(),
});
if (response.status !== 201) throw new Error(`status ${response.status}`);
const headers = { Prefer: 'code=409, example=insufficient_balance' };
const refusal: unknown = await investInRwaAsset(client, write, { headers }).catch((error: unknown) => error);
if (!(refusal instanceof GliConflictError) || !refusal.idempotencyKey) throw new Error('the refusal');
const { name } = await getProfile(client);
console.log(`${name} by name: ${page.count} assets, invested ${data.principal} ${data.token}.`);
