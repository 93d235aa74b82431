import { inContext } from './call-context.ts';
import { isRecord } from './error-envelope.ts';
import { GliContractError } from './errors.ts';
import type { CallInit, CallOperation } from './path-calls.ts';
import { fillPath, toQuery } from './serializers.ts';
import { toApiError } from './status-errors.ts';

type Page = { readonly next: string | null; readonly results: readonly unknown[] };
export type PagesInit = Omit<CallInit, 'body'>;

/**
 * Iterates over a list's pages and fetches each on demand. Uses only the query of `next`, with the call's path. A
 * server behind a gateway may not know its public path, and no response may lead to another operation.
 * @throws GliContractError if a response is not a page, or `next` leads to another list or an earlier page
 */
export async function* byPage(
  call: CallOperation,
  base: URL,
  template: string,
  init: PagesInit = {},
): AsyncGenerator<Page> {
  const path = fillPath(template, init.params?.path ?? {});
  let query: Record<string, unknown> | undefined = init.params?.query ?? {};
  const seen = new Set([toQuery(query)]);
  while (query) {
    const params = { ...init.params, query };
    const { response, data, error } = await call('GET', template, { ...init, params });
    if (error) throw toApiError(response, error);
    const refuse = (message: string) =>
      inContext(new GliContractError(message, response.status), {
        method: 'GET',
        path,
        schemaPath: template,
        idempotencyKey: undefined,
        isUndecided: undefined,
      });
    if (!isPage(data)) throw refuse('The response is no page of a list');
    yield data;
    query = undefined;
    if (data.next !== null) {
      const search = nextSearch(data.next, new URL(path, base));
      if (!search) throw refuse('next leads to another list');
      if (seen.has(String(search))) throw refuse('next leads back to a page that was read already');
      seen.add(String(search));
      query = toParams(search);
    }
  }
}

export async function* byItem(...call: Parameters<typeof byPage>): AsyncGenerator<unknown> {
  for await (const { results } of byPage(...call)) {
    for (const item of results) {
      call[3]?.signal?.throwIfAborted();
      yield item;
    }
  }
}

function isPage(data: unknown): data is Page {
  return (
    isRecord(data) && (data.next === null || typeof data.next === 'string') && Array.isArray(data.results)
  );
}

/** Returns the query of `next`, or null if `next` is on another host or ends in another path. */
function nextSearch(next: string, list: URL): URLSearchParams | null {
  try {
    const { origin, pathname, searchParams } = new URL(next, list);
    const isSameList =
      origin === list.origin && decodeURIComponent(pathname).endsWith(decodeURIComponent(list.pathname));
    return isSameList ? searchParams : null;
  } catch {
    return null;
  }
}

/** Repeated names become arrays. */
function toParams(search: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}

/** Returns the first items. Fetches only the pages that contain them. */
export async function take<Item>(items: AsyncIterable<Item>, limit = 0): Promise<Item[]> {
  if (!Number.isInteger(limit) || limit < 1) throw new TypeError('limit must be a whole number from 1');
  const taken: Item[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}
