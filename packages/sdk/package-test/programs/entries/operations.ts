// A program that imports only `@gli/sdk/operations` and names no types.
import * as operations from '@gli/sdk/operations';

type Client = Parameters<typeof operations.getProfile>[0];

export const all = { ...operations };
export const { getRwaAsset, investInRwaAsset } = operations;
export const listAssets = (client: Client) => operations.listRwaAssets(client, { risk_level: 'low' });
export const getFunding = async (client: Client, id: string) => (await getRwaAsset(client, { id })).funding;
export const createOrder = async (
  client: Client,
  ...given: Parameters<typeof operations.createOrder> extends [unknown, ...infer Rest] ? Rest : never
) => operations.createOrder.withResponse(client, ...given);
