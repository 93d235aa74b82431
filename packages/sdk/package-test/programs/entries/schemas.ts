// A program that imports only `@gli/sdk/schemas` and names no types.
import * as schemas from '@gli/sdk/schemas';

export const all = { ...schemas };
export const { responseSchemas, zInvestInRwaAssetBody } = schemas;
export const parseAsset = (value: unknown) => schemas.zRwaAsset.parse(value);
export const isAsset = (value: unknown) => schemas.zRwaAsset.safeParse(value).success;
