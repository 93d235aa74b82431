import type { Client } from 'openapi-fetch';
import type { ApiReply } from './exchange.ts';
import { headerPairs } from './headers.ts';
import { operationUrl, type UrlParams } from './operation-url.ts';
import { rereadable } from './rereadable.ts';

type Verb = 'request' | 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** openapi-fetch's typed calls: `client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } })`. */
export type PathCalls<Paths extends object> = Pick<Client<Paths>, Verb>;

type CallInit = Omit<RequestInit, 'body' | 'headers'> & {
  params?: UrlParams & { header?: Record<string, string> };
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  headers?: HeadersInit;
};

/**
 * The calls that openapi-fetch's types describe, without its runtime, which parses a body twice, takes an empty 500
 * for a success and throws a SyntaxError when a server responds with HTML. All responses are JSON: there is no `parseAs`.
 */
export function pathCalls<Paths extends object>(
  send: (url: string, init: RequestInit) => Promise<ApiReply>,
): PathCalls<Paths> {
  async function request(method: string, template: string, given: CallInit = {}) {
    const { params = {}, body, bodySerializer = toBody, headers, ...init } = given;
    const serialized = body === undefined ? undefined : bodySerializer(body);
    const type = typeof serialized === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const reply = await send(operationUrl(template, params), {
      ...init,
      method,
      headers: headerPairs(type, params.header, headers),
      ...(serialized !== undefined && { body: serialized }),
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

function toBody(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body);
}
