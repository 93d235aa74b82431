import type { CallOptions, KeyOption, PathCalls, SendInit } from './call-options.ts';
import type { ApiReply } from './exchange.ts';
import { headerPairs } from './headers.ts';
import { pathSegment } from './path-segment.ts';

type UrlParams = { path?: Record<string, unknown>; query?: Record<string, unknown> };

export type CallInit = CallOptions &
  KeyOption & {
    params?: UrlParams & { header?: Record<string, string> };
    body?: unknown;
  };

/**
 * The typed calls, without openapi-fetch's runtime, which parses a body twice, takes an empty 500
 * for a success and throws a SyntaxError when a server responds with HTML. All responses are JSON: there is no `parseAs`.
 */
export function pathCalls<Paths extends object>(
  send: (url: string, init: SendInit) => Promise<ApiReply>,
): PathCalls<Paths> {
  async function request(method: string, template: string, given: CallInit = {}) {
    const { params = {}, body, headers } = given;
    const serialized = toBody(body);
    const type = typeof serialized === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const reply = await send(operationUrl(template, params), {
      // Its params come along unread: a rest of an object is copied by the slow way of the runtime.
      ...given,
      method,
      template,
      headers: headerPairs(type, params.header, headers),
      body: serialized,
    });
    const response = rereadable(reply.response, reply.text);
    return reply.error ? { error: reply.error, response } : { data: reply.data, response };
  }
  const verb = (method: string) => (template: string, init?: CallInit) => request(method, template, init);

  const calls = {
    request,
    GET: verb('GET'),
    POST: verb('POST'),
    PUT: verb('PUT'),
    PATCH: verb('PATCH'),
    DELETE: verb('DELETE'),
  };
  // The boundary: from here on the contract's types stand for what the server sends.
  return calls as unknown as PathCalls<Paths>;
}

function toBody(body: unknown): BodyInit | undefined {
  return body instanceof FormData ? body : JSON.stringify(body);
}

/**
 * Fills a path template and adds the query in OpenAPI's default styles: values percent-encoded, an array as a repeated
 * name, undefined and null left out.
 * @throws TypeError that names a path parameter which is missing or empty.
 */
export function operationUrl(template: string, { path = {}, query = {} }: UrlParams): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, path[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size ? `${filled}?${search}` : filled;
}

/** Makes a response whose body was read readable again, any number of times, and clonable. */
export function rereadable(response: Response, text: string, url = response.url): Response {
  const fresh = () => new Response(text || null, response);
  const members: Partial<Response> = {
    url,
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: () => fresh().blob(),
    arrayBuffer: () => fresh().arrayBuffer(),
    clone: () => rereadable(fresh(), text, url),
  };
  // Defined, not assigned: a server library may put a `Response` of read-only members in place of the runtime's.
  for (const [name, value] of Object.entries(members)) Object.defineProperty(response, name, { value });
  return response;
}
