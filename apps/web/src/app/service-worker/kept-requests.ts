import { API_BASE_PATH, publicReads } from '@gli/sdk';

/** Which of the page's requests the service worker keeps the answers of; all others pass it by untouched. */
export type KeptAs = 'public answer' | 'picture' | 'app file';

type Asked = { readonly method: string; readonly url: URL; readonly ownOrigin: string };

/**
 * Decides what may be kept: reads that answer everybody the same, the app's own pictures and hashed files. A member's
 * data, writes, uploads and foreign origins never.
 */
export function keptAs({ method, url, ownOrigin }: Asked): KeptAs | null {
  if (method !== 'GET' || url.origin !== ownOrigin) return null;
  const { pathname } = url;
  if (pathname.startsWith(`${API_BASE_PATH}/`)) {
    const path = pathname.slice(API_BASE_PATH.length);
    return publicReads.some((read) => read.test(path)) ? 'public answer' : null;
  }
  // What members uploaded is theirs.
  if (pathname.startsWith('/media/avatars/')) return null;
  if (pathname.startsWith('/media/')) return 'picture';
  return pathname.startsWith('/assets/') ? 'app file' : null;
}

/** The address under which a public answer is kept: the same path answers in the language that was asked for. */
export function responseKey(url: string, language: string | null): string {
  const key = new URL(url);
  key.searchParams.set('kept-language', language ?? '');
  return key.href;
}
