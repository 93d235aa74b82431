import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationUrl, rereadable } from './path-calls.ts';

const assetUrl = (id: string) => operationUrl('/v1/rwa/assets/{id}/', { path: { id } });

describe('the address of an operation', () => {
  it.each([
    ['ast_5gw8n2kd7q', '/v1/rwa/assets/ast_5gw8n2kd7q/'],
    ['../x', '/v1/rwa/assets/..%2Fx/'],
    ['a/b', '/v1/rwa/assets/a%2Fb/'],
    ['x?y#z', '/v1/rwa/assets/x%3Fy%23z/'],
    ['$&{id}%2F', '/v1/rwa/assets/%24%26%7Bid%7D%252F/'],
    ['제주', '/v1/rwa/assets/%EC%A0%9C%EC%A3%BC/'],
  ])('keeps the id %j in its segment', (id, expected) => {
    expect(assetUrl(id)).toBe(expected);
  });

  it.each(['', undefined, null])('is refused with the id %j, by the name of the parameter', (id) => {
    const url = () => operationUrl('/v1/rwa/assets/{id}/', { path: { id } });
    expect(url).toThrow(TypeError);
    expect(url).toThrow('"id"');
    expect(() => operationUrl('/v1/rwa/assets/{id}/', {})).toThrow('"id"');
  });

  it('carries the query: arrays as a repeated name, nothing for what is not set', () => {
    const query = { page: 2, ordering: '-apy', tag: ['a&b', '리조트'], open: false, q: undefined, z: null };
    expect(operationUrl('/v1/rwa/assets/', { query })).toBe(
      '/v1/rwa/assets/?page=2&ordering=-apy&tag=a%26b&tag=%EB%A6%AC%EC%A1%B0%ED%8A%B8&open=false',
    );
  });

  it('has no question mark without a query', () => {
    expect(operationUrl('/v1/rwa/assets/', { query: { page: undefined } })).toBe('/v1/rwa/assets/');
  });
});

it('a response that was read can be read again, in every way, and cloned', async () => {
  const original = new Response('{"amount":"1.50"}', { status: 201, headers: { 'X-Request-Id': 'req_1' } });
  const response = rereadable(original, await original.text());
  expect(response).toBeInstanceOf(Response);
  expect([response.ok, response.status, response.headers.get('X-Request-Id')]).toEqual([true, 201, 'req_1']);
  const clone = response.clone();
  expect([clone.status, clone.url, clone.headers.get('X-Request-Id')]).toEqual([201, response.url, 'req_1']);
  for (const readable of [response, response, clone, clone]) {
    expect(await readable.json()).toEqual({ amount: '1.50' });
    expect(await readable.text()).toBe('{"amount":"1.50"}');
    expect(await (await readable.blob()).text()).toBe('{"amount":"1.50"}');
    expect((await readable.arrayBuffer()).byteLength).toBe(17);
  }
});

it('a response without a body can be cloned too', async () => {
  const response = rereadable(new Response(null, { status: 204 }), '');
  expect(await response.clone().text()).toBe('');
});

describe('where a server library has put its own Response in place of the runtime’s', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('its read-only members are no obstacle', async () => {
    class OfALibrary extends Response {}
    for (const name of ['text', 'json', 'blob', 'arrayBuffer', 'clone', 'url'] as const) {
      Object.defineProperty(OfALibrary.prototype, name, { value: OfALibrary.prototype.constructor });
    }
    vi.stubGlobal('Response', OfALibrary);
    const response = rereadable(new Response('{}'), '{"amount":"1.50"}');
    expect(await response.json()).toEqual({ amount: '1.50' });
    expect(await response.clone().clone().text()).toBe('{"amount":"1.50"}');
  });
});
