// A program that imports only `@gli/sdk/react` and names no types.
import * as react from '@gli/sdk/react';

export const all = { ...react };
export const useAssets = () => react.useListRwaAssets();
export const useAsset = (id: string) => react.useGetRwaAsset({ id });
export const useFunding = (id: string) => react.useGetRwaAsset({ id }).data?.funding;
export const useAssetError = () => react.useListRwaAssets().error;
export const useInvestment = () => react.useInvestInRwaAsset({ mutation: { retry: 1 } });
export const useLogOut = () => react.useLogOut();
export const useClient = () => react.useGliClient();
export const useAssetsQuery = () => react.listRwaAssetsQuery(react.useGliClient(), { ordering: 'apy_high' });
export const useAssetPages = () => react.listRwaAssetsInfiniteQuery(react.useGliClient());
