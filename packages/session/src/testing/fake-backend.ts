import type { Fetch } from '@gli/sdk';

type ReceivedCall = {
  readonly call: string;
  readonly authorization: string | null;
  readonly headers: Headers;
  readonly body: unknown;
};

type Handler = (received: ReceivedCall) => Response | Promise<Response>;

export function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Creates an error response in the contract's format. */
export function errorResponse(status: number, code: string, message = code): Response {
  return jsonResponse(status, { error: message, message, code, details: {} });
}

/** A server behind `fetch`. A test may replace its handlers, whose keys have the form `METHOD /path/`. */
export function createFakeBackend(handlers: Record<string, Handler>) {
  const received: ReceivedCall[] = [];
  const fetch: Fetch = async (url, init) => {
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    const call = `${init.method ?? 'GET'} ${new URL(url).pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const entry: ReceivedCall = { call, authorization: headers.get('Authorization'), headers, body };
    received.push(entry);
    const handler = handlers[call];
    return handler === undefined ? errorResponse(404, 'not_found') : handler(entry);
  };
  return {
    fetch,
    handlers,
    received,
    getCalls: (call: string) => received.filter((entry) => entry.call === call),
  };
}
