// Exports values of the SDK without naming their types, compiled with `declaration: true`.
import * as sdk from '@gli/sdk';
import * as react from '@gli/sdk/react';
import * as schemas from '@gli/sdk/schemas';
import * as testing from '@gli/sdk/testing';

export const entries = [{ ...sdk }, { ...react }, { ...schemas }, { ...testing }] as const;

export const client = sdk.createGliClient({ baseUrl: 'https://gli.test/api' });
export const { GET, POST, upload, refresh } = client;
export const listAssets = async (query: sdk.ListRwaAssetsQuery) =>
  sdk.unwrap(await client.GET('/v1/rwa/assets/', { params: { query } }));
export const getAsset = async (path: sdk.GetRwaAssetPath) =>
  client.GET('/v1/rwa/assets/{id}/', { params: { path } });
export const firstAsset = async () => (await listAssets({})).results[0];
export const invest = (id: string) =>
  client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path: { id } },
    body: { amount: '2500.00', accepted_risk: true },
  });
export const uploadPortrait = (id: string, form: FormData) =>
  client.upload('/users/{id}/face-verification/', form, { params: { path: { id } } });
export const failure = { ...new sdk.GliTimeoutError(1) };

export { useListRwaAssets } from '@gli/sdk/react';
export const useAssets = (params?: sdk.ListRwaAssetsQuery) => react.useListRwaAssets(params);
export const assetsQuery = () => react.listRwaAssetsQuery(client, { ordering: 'apy_high' });
export const assetPages = () => react.listRwaAssetsInfiniteQuery(client, { risk_level: 'low' });
export { investInRwaAsset } from '@gli/sdk/operations';
export const useInvestment = () => react.useInvestInRwaAsset({ mutation: { retry: 1 } });
export const parseAsset = (value: unknown) => schemas.zRwaAsset.parse(value);
export const handlers = testing.gliHandlers();
export const example = testing.exampleOf('getRwaAsset', 200);
