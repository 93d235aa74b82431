import { expect, it } from 'vitest';
import { rereadable } from './rereadable.ts';

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
