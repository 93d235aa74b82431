import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRereadable } from './rereadable.ts';

it('makes a consumed response readable again with every method', async () => {
  const original = new Response('{"amount":"1.50"}', { status: 201, headers: { 'X-Request-Id': 'req_1' } });
  const response = makeRereadable(original, await original.text());
  expect(response).toBeInstanceOf(Response);
  expect([response.ok, response.status, response.headers.get('X-Request-Id')]).toEqual([true, 201, 'req_1']);
  const clone = response.clone();
  expect([clone.status, clone.url, clone.headers.get('X-Request-Id')]).toEqual([201, response.url, 'req_1']);
  for (const readable of [response, response, clone, clone]) {
    expect(await readable.json()).toEqual({ amount: '1.50' });
    expect(await readable.text()).toBe('{"amount":"1.50"}');
    expect(await (await readable.blob()).text()).toBe('{"amount":"1.50"}');
    expect((await readable.arrayBuffer()).byteLength).toBe(17);
    expect((await readable.bytes()).byteLength).toBe(17);
    expect(await new Response(readable.body).text()).toBe('{"amount":"1.50"}');
    expect(readable.bodyUsed).toBe(false);
  }
});

it('reads a form again', async () => {
  const form = new Response(new URLSearchParams({ amount: '1.50' }));
  const response = makeRereadable(form, await form.text());
  for (const readable of [response, response.clone()]) {
    expect((await readable.formData()).get('amount')).toBe('1.50');
  }
});

it('allows cloning a response without a body', async () => {
  const response = makeRereadable(new Response(null, { status: 204 }), '');
  expect(await response.clone().text()).toBe('');
});

describe('a Response class replaced by a server library', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('can be made rereadable even if its members are read-only', async () => {
    class OfALibrary extends Response {}
    for (const name of ['text', 'json', 'blob', 'arrayBuffer', 'clone', 'url'] as const) {
      Object.defineProperty(OfALibrary.prototype, name, { value: OfALibrary.prototype.constructor });
    }
    vi.stubGlobal('Response', OfALibrary);
    const response = makeRereadable(new Response('{}'), '{"amount":"1.50"}');
    expect(await response.json()).toEqual({ amount: '1.50' });
    expect(await response.clone().clone().text()).toBe('{"amount":"1.50"}');
  });
});
