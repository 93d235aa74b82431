import { createGliClient, type GliClientOptions } from '@gli/sdk';
import type { ListRwaAssetsParams } from '@gli/sdk/operations';

/** Origin of the API. The sandbox by default. */
export const API_ORIGIN = process.env.GLI_ORIGIN ?? 'http://127.0.0.1:4000';

/** The list of the page. Server and browser read it with the same parameters, and so with the same query key. */
export const ASSETS: ListRwaAssetsParams = { ordering: 'apy_high' };

/** A client for the server, which calls the API directly, or for the browser, which calls its own origin. */
export function createClient(options: GliClientOptions = {}) {
  const baseUrl = typeof window === 'undefined' ? `${API_ORIGIN}/api` : '/api';
  return createGliClient({ baseUrl, language: 'en', ...options });
}
