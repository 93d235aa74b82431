// A program that imports only `@gli/sdk` and names no types.
import { createGliClient, GliTimeoutError, RateLimiter, unwrap } from '@gli/sdk';

export const client = createGliClient({ baseUrl: 'https://gli.test/api' });
export const { GET, POST, upload, refresh } = client;
export const getAsset = async (id: string) =>
  unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } }));
export const listAssets = () => client.pages('/v1/rwa/assets/', { params: { query: { risk_level: 'low' } } });
export const invest = (id: string) =>
  client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path: { id } },
    body: { amount: '2500.00', accepted_risk: true },
  });
export const failure = { ...new GliTimeoutError(1) };
export const limiter = { ...new RateLimiter() };
