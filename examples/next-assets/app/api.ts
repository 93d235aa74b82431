import { createGliClient, type GliClientOptions } from '@gli/sdk';
import type { ListRwaAssetsParams } from '@gli/sdk/operations';

/** Origin of the API. Default: the sandbox. */
export const API_ORIGIN = process.env.GLI_ORIGIN ?? 'http://127.0.0.1:4000';

/** Parameters of the page's list. Server and browser use the same parameters, so that their query keys match. */
export const ASSETS: ListRwaAssetsParams = { ordering: 'apy_high' };

/** Creates a client for the server, which calls the API directly, or for the browser, which calls its own origin. */
export function createClient(options: GliClientOptions = {}) {
  const baseUrl = typeof window === 'undefined' ? `${API_ORIGIN}/api` : '/api';
  return createGliClient({ baseUrl, language: 'en', ...options });
}
