import { inContext } from './call-context.ts';
import { isRecord } from './error-envelope.ts';
import { GliContractError } from './errors.ts';
import type { ApiRequest, Send } from './exchange.ts';
import { headerPairs } from './headers.ts';
import { type CallInit, operationUrl } from './path-calls.ts';
import type { RequestFactory } from './request.ts';
import { toApiError } from './status-errors.ts';

type Page = { readonly next: string | null; readonly results: readonly unknown[] };
export type PagesInit = Omit<CallInit, 'body'>;

/**
 * The pages of a list, each fetched when it is asked for. Only the query of `next` is followed, on the path of the call: a
 * server behind a gateway may not know its public path, and no response can name another operation.
 * @throws GliContractError when a response is no page, or `next` leads elsewhere or back.
 */
export async function* byPage(
  send: Send,
  requestTo: RequestFactory,
  template: string,
  { params = {}, headers, ...init }: PagesInit = {},
): AsyncGenerator<Page> {
  const requestOf = (url: string) =>
    requestTo(url, { ...init, headers: headerPairs(params.header, headers), template });
  const seen = new Set<string>();
  let request: ApiRequest | undefined = requestOf(operationUrl(template, params));
  while (request) {
    const { method, url, path } = request;
    seen.add(url);
    const { response, data, error } = await send(request);
    if (error) throw toApiError(response, error);
    const refuse = (message: string, cause?: unknown) => {
      const refusal = new GliContractError(message, response.status, [], cause);
      return inContext(refusal, { method, path: path ?? undefined, idempotencyKey: undefined });
    };
    if (!isPage(data)) throw refuse('The response is no page of a list');
    yield data;
    request = undefined;
    if (data.next !== null) {
      const next = nextUrl(data.next, url, path ?? '');
      if (!next) throw refuse('next leads to another list');
      if (seen.has(next)) throw refuse('next leads back to a page that was read already');
      request = requestOf(next);
    }
  }
}

/** The items of all pages. */
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

/** `url` with the query of `next`; null when `next` is on another host, or ends in another path. */
function nextUrl(next: string, url: string, path: string): string | null {
  const own = new URL(url);
  try {
    const { origin, pathname, search } = new URL(next, url);
    if (origin !== own.origin) return null;
    if (!decodeURIComponent(pathname).endsWith(decodeURIComponent(path))) return null;
    own.search = search;
    return own.href;
  } catch {
    return null;
  }
}
