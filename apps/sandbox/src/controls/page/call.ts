import { useEffect } from 'hono/jsx/dom';
import { getLanguage, t } from './text.ts';

export type Notify = (text: string | ((before: string) => string)) => void;

type Call = { readonly method?: string; readonly body?: unknown; readonly headers?: Record<string, string> };

/** Calls a control of the sandbox. @throws Error with the sandbox's message */
export async function call(path: string, { method = 'GET', body, headers }: Call = {}): Promise<Response> {
  const response = await fetch(`/sandbox${path}`, {
    method,
    cache: 'no-store',
    headers: { 'Accept-Language': getLanguage(), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status < 400) return response;
  const { message = '', details = {} } = await response.json();
  throw new Error(Object.values<string[]>(details).flat().join(' ') || message);
}

export const read = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
  (await call(path, { headers })).json();

/** Runs a user's action and shows why it failed, if it did. A failed connection is a TypeError. */
export const attempt = (action: () => Promise<unknown>, notify: Notify): Promise<unknown> =>
  action().catch((error: Error) => notify(error instanceof TypeError ? t('offline') : error.message));

export const copy = (text: string, notify: Notify): Promise<unknown> =>
  attempt(() => navigator.clipboard.writeText(text).then(() => notify(t('copied'))), notify);

/** Loads immediately, after each change of the key, and at intervals while the page is visible. */
export function usePolling(load: () => Promise<void>, everyMs: number, key: unknown): void {
  useEffect(() => {
    let timer = setTimeout(async function poll() {
      if (!document.hidden) await load();
      timer = setTimeout(poll, everyMs);
    });
    return () => clearTimeout(timer);
  }, [key]);
}
