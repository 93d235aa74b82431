import { idempotentOperations } from '../generated/idempotent-operations.ts';
import { operationsWithoutBody } from '../generated/operations-without-body.ts';
import type { paths } from '../generated/types.ts';
import { type ApiClient, createApiClient } from './client.ts';
import type { GliClientOptions } from './options.ts';

/** Client for the GLI platform's API, typed by its contract. */
export type GliClient = ApiClient<paths>;

/**
 * Creates a client for the GLI platform's API, in browsers and Node:
 *
 * ```ts
 * const client = createGliClient({ baseUrl: 'https://host/api', tokens, language: 'ko' });
 * const { data, error, response } = await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } });
 * ```
 *
 * If `response.ok` is false, `error` is the contract's error envelope. If there is no usable response (no network, a
 * timeout, HTML instead of JSON), the call rejects with a `GliError`.
 * @throws TypeError for an invalid option. A relative `baseUrl` outside a browser rejects the calls instead.
 */
export function createGliClient(options: GliClientOptions = {}): GliClient {
  return createApiClient<paths>(options, { idempotentOperations, operationsWithoutBody });
}
