import { API_BASE_PATH, publicReads } from '@gli/sdk';

/** Caches of the service worker: public responses of the server, and pictures. Cleared at sign-out. */
export const PUBLIC_RESPONSES = 'public-answers';
export const PICTURES = 'pictures';
/** Files of the app that were fetched when they were needed. They hold nobody's data. */
export const APP_FILES = 'app-files';

/** Caches that show what somebody looked at. */
export const visitedCaches = [PUBLIC_RESPONSES, PICTURES] as const;

/** What a request that the service worker keeps the response of is for; all others pass untouched. */
export type KeptAs = 'public response' | 'picture' | 'app file';

type KeptRequest = { readonly method: string; readonly url: URL; readonly ownOrigin: string };

/**
 * Decides what may be kept: reads that are the same for everybody, the app's own pictures and hashed files. Never a
 * member's data, writes, uploads or other origins.
 */
export function keptAs({ method, url, ownOrigin }: KeptRequest): KeptAs | null {
  if (method !== 'GET' || url.origin !== ownOrigin) return null;
  const { pathname } = url;
  if (pathname.startsWith(`${API_BASE_PATH}/`)) {
    const path = pathname.slice(API_BASE_PATH.length);
    return publicReads.some((read) => read.test(path)) ? 'public response' : null;
  }
  // What members uploaded is theirs.
  if (pathname.startsWith('/media/avatars/')) return null;
  if (pathname.startsWith('/media/')) return 'picture';
  return pathname.startsWith('/assets/') ? 'app file' : null;
}

/** The key under which a public response is kept: one path responds in the language that was requested. */
export function responseKey(url: string, language: string | null): string {
  const key = new URL(url);
  key.searchParams.set('kept-language', language ?? '');
  return key.href;
}
