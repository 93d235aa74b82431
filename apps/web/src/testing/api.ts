import { type Fetch, type OperationId, operationTable } from '@gli/sdk';
import { exampleOf, gliHandlers, successStatusOf } from '@gli/sdk/testing';
import { getResponse, HttpResponse } from 'msw';

/** Response to a call: one of the contract's examples by status and name, a body, or no response. */
export type Reply =
  | number
  | readonly [status: number, example: string]
  | { status: number; body: unknown; headers?: Record<string, string> }
  | Error
  | Promise<number>;

/** Returns the reply to each call of an operation. */
export type Handler = (call: Call) => Reply;

/** A call that the handlers have received. */
export type Call = { id: string; url: URL; headers: Headers; body: unknown };

/** Creates the error for a lost response. */
export const lost = () => new TypeError('fetch failed');

/**
 * Creates the SDK's MSW handlers for one page. They need no network and no globals, so two pages in a test have
 * separate APIs. Requests outside the contract fail.
 */
export function createApi(baseUrl: string) {
  const calls: Call[] = [];
  const replies = new Map<string, Reply[]>();
  const handlersByOperation = new Map<string, Handler>();

  const createResolver =
    (id: OperationId) =>
    async ({ request }: { request: Request }) => {
      const { url, headers } = request;
      const call = { id, url: new URL(url), headers, body: await readBody(request) };
      calls.push(call);
      const reply = replies.get(id)?.shift() ?? handlersByOperation.get(id)?.(call) ?? successStatusOf(id);
      return toResponse(id, await reply);
    };
  const overrides = Object.fromEntries(operationIds.map((id) => [id, createResolver(id)]));
  const handlers = gliHandlers({ baseUrl, overrides });

  const fetch: Fetch = async (url, init) => {
    const response = await Promise.race([
      getResponse(handlers, new Request(url, init)),
      aborted(init.signal),
    ]);
    if (!response)
      throw new Error(
        `The contract has no operation ${init.method} ${url}. Add it to openapi/, or mock the request.`,
      );
    if (response.type === 'error') throw lost();
    return response;
  };

  return {
    baseUrl,
    fetch,
    /** Sets the replies to an operation's next calls, in order. */
    reply: (id: OperationId, ...next: Reply[]) => void replies.set(id, next),
    /** Sets the reply to every call of an operation that has no queued reply. */
    handle: (id: OperationId, handler: Handler) => void handlersByOperation.set(id, handler),
    /** Returns the calls of an operation so far. */
    getCalls: (id: OperationId) => calls.filter((call) => call.id === id),
  };
}

const isOperation = (id: string): id is OperationId => id in operationTable;
const operationIds = Object.keys(operationTable).filter(isOperation);

function toExample(id: OperationId, reply: Exclude<Reply, Error | Promise<number>>) {
  if (typeof reply === 'object' && 'body' in reply) return reply;
  const [status, example] = typeof reply === 'number' ? [reply] : reply;
  return { status, body: exampleOf(id, status, example), headers: {} };
}

function toResponse(id: OperationId, reply: Exclude<Reply, Promise<number>>) {
  if (reply instanceof Error) return HttpResponse.error();
  const { status, body, headers } = toExample(id, reply);
  const text = body === undefined ? null : JSON.stringify(body);
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Returns the parsed JSON or form, or null if there is no body. */
function readBody(request: Request): Promise<unknown> | null {
  const type = request.headers.get('Content-Type');
  if (type === null) return null;
  return type.startsWith('multipart/') ? request.formData() : request.json();
}

/** Returns a promise that rejects when a request is aborted, like a browser's `fetch`. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
