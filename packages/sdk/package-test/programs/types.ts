// Compiled by each TypeScript with each module resolution, with and without DOM types. `@gli/sdk/testing` is left out,
// because msw itself needs TypeScript 5.9.
import {
  createGliClient,
  GliApiError,
  type GliClientOptions,
  memoryTokenStore,
  type Order,
  unwrap,
} from '@gli/sdk';
import { staleAfter, useListRwaAssets } from '@gli/sdk/react';
import { zOrder } from '@gli/sdk/schemas';

const options: GliClientOptions = { baseUrl: 'http://127.0.0.1:4000/api', tokens: memoryTokenStore() };
const client = createGliClient(options);

export async function readOrder(id: string, signal: AbortSignal): Promise<Order | null> {
  try {
    const params = { path: { id } };
    const order: Order = unwrap(await client.GET('/v1/shopping/orders/{id}/', { params, signal }));
    return zOrder.safeParse(order).success ? order : null;
  } catch (error) {
    if (error instanceof GliApiError && error.status === 404) return null;
    throw error;
  }
}

const params = { path: { id: 'ast_5gw8n2kd7q' } };
const body = { amount: 500, accepted_risk: true } as const;
// @ts-expect-error An amount is a decimal string.
void client.POST('/v1/rwa/assets/{id}/invest/', { params, body });
// @ts-expect-error The contract has no such path.
void client.GET('/v1/shopping/nowhere/');

export const useAssetName = (): string | undefined =>
  useListRwaAssets({ risk_level: 'medium' }).data?.results[0]?.name;
export const stale: object = staleAfter;
