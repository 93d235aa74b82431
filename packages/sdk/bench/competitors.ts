// Makes the same call with each library, through a given fetch.
import axios from 'axios';
import ky from 'ky';
import createOpenApiFetch from 'openapi-fetch';
import { createGliClient, memoryTokenStore, type paths, unwrap } from '../src/index.ts';
import { listFeaturedRwaAssets } from '../src/operations/index.ts';

export type Call = () => Promise<unknown>;

const PATH = '/v1/rwa/assets/featured/';

/**
 * Returns a GET function for each library, with a bearer token, a timeout, and retries if the library supports them.
 */
export function createCompetitors(baseUrl: string, send: typeof fetch): Record<string, Call> {
  const ours = createGliClient({
    baseUrl,
    tokens: memoryTokenStore({ access: 'a.b.c', refresh: 'r' }),
    csrf: () => 'f'.repeat(64),
    fetch: send,
    // The benchmark calls one URL far more often than a member does.
    limits: { general: { limit: 1_000_000, windowMs: 1 } },
  });
  const openApiFetch = createOpenApiFetch<paths>({ baseUrl, fetch: (request) => send(request) });
  const kyClient = ky.create({
    prefix: baseUrl,
    fetch: send,
    timeout: 10_000,
    headers: { Authorization: 'Bearer a.b.c' },
  });
  const axiosClient = axios.create({
    baseURL: baseUrl,
    adapter: 'fetch',
    env: { fetch: send },
    timeout: 10_000,
    headers: { Authorization: 'Bearer a.b.c' },
  });
  return {
    'raw fetch': async () => {
      const response = await send(baseUrl + PATH, { headers: { Authorization: 'Bearer a.b.c' } });
      return response.json();
    },
    'openapi-fetch alone': async () => (await openApiFetch.GET(PATH)).data,
    '@gli/sdk, client.GET': async () => unwrap(await ours.GET(PATH)),
    '@gli/sdk, by name and in hooks': () => listFeaturedRwaAssets(ours),
    ky: () => kyClient.get(PATH.slice(1)).json(),
    axios: async () => (await axiosClient.get(PATH)).data,
  };
}
