// Exports of a program that imports `@gli/sdk/schemas` alone and names no type.
import * as schemas from '@gli/sdk/schemas';

export const all = { ...schemas };
export const { responseSchemas, zInvestInRwaAssetBody } = schemas;
export const parseAsset = (value: unknown) => schemas.zRwaAsset.parse(value);
export const isAsset = (value: unknown) => schemas.zRwaAsset.safeParse(value).success;
