import { expect, it } from 'vitest';
import { createGliClient } from './create-client.ts';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer } from './test/loopback-server.ts';

const baseUrl = 'http://gli.test/api';
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };
const readKey = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key');

/** Creates a client whose server always responds with 503. */
function failing() {
  const sent: RequestInit[] = [];
  const fetch: Fetch = async (_, init) => {
    sent.push(init);
    return new Response('{}', { status: 503 });
  };
  return { sent, client: testClient({ baseUrl, fetch }) };
}

it('applies timeoutMs to every kind of call', async () => {
  const { baseUrl } = await loopbackServer(() => {});
  const client = testClient({ baseUrl });
  const timeout = { name: 'GliTimeoutError', timeoutMs: 20 };
  await expect(client.GET('/v1/rwa/assets/', { timeoutMs: 20 })).rejects.toMatchObject(timeout);
  await expect(client.send('/v1/rwa/assets/', { timeoutMs: 20 })).rejects.toMatchObject(timeout);
  await expect(
    client.upload('/user/profile/avatar/', new FormData(), { timeoutMs: 20 }),
  ).rejects.toMatchObject(timeout);
});

it('accepts an infinite timeoutMs even if the client has a finite one', async () => {
  const fetch: Fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), 40));
  const client = testClient({ baseUrl, fetch, timeoutMs: 10, retry: { retries: 0 } });
  expect(await client.send('/v1/rwa/assets/', { timeoutMs: Number.POSITIVE_INFINITY })).toEqual({});
});

it('prefers the call’s retry options over the client’s', async () => {
  const { client, sent } = failing();
  await client.GET('/v1/rwa/assets/', { retry: { retries: 0 } });
  expect(sent).toHaveLength(1);
  await client.POST('/v1/rwa/assets/{id}/invest/', {
    ...invest,
    retry: { retries: 1, maxDelayMs: undefined },
  });
  expect(sent).toHaveLength(3);
});

it('sends the idempotencyKey option as the Idempotency-Key header', async () => {
  const { client, sent } = failing();
  await client.POST('/v1/rwa/assets/{id}/invest/', { ...invest, idempotencyKey: 'stored-key' });
  const init = { method: 'POST', body: '{}', idempotencyKey: 'stored-key' };
  await client.send('/v1/rwa/assets/ast_1/invest/', init).catch(() => {});
  expect(sent.map(readKey)).toEqual(Array(6).fill('stored-key'));
});

it('prefers an Idempotency-Key header over the option and ignores undefined', async () => {
  const { client, sent } = failing();
  const headers = { 'Idempotency-Key': 'header-key' };
  const retry = { retries: 0 };
  const path = '/v1/rwa/assets/{id}/invest/';
  await client.POST(path, { ...invest, headers, retry, idempotencyKey: 'stored-key' });
  await client.POST(path, { ...invest, retry, idempotencyKey: undefined });
  expect(sent.map(readKey)).toEqual(['header-key', expect.stringMatching(/^\w{32}$/)]);
});

it('throws a TypeError for invalid numbers and sends nothing', async () => {
  const { client, sent } = failing();
  await expect(client.GET('/v1/rwa/assets/', { timeoutMs: Number.NaN })).rejects.toThrow(/^timeoutMs /);
  await expect(client.GET('/v1/rwa/assets/', { retry: { retries: -1 } })).rejects.toThrow(/^retry.retries /);
  await expect(client.upload('/user/profile/avatar/', new FormData(), { timeoutMs: 0 })).rejects.toThrow(
    /^timeoutMs /,
  );
  expect(sent).toEqual([]);
});

it('passes only method, headers, body, signal and redirect to fetch', async () => {
  const { client, sent } = failing();
  const smuggled: object = { redirect: 'follow', credentials: 'include', retry: { retries: 0 } };
  await client.GET('/v1/rwa/assets/', smuggled);
  expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(['body', 'headers', 'method', 'redirect', 'signal']);
  expect(sent[0]?.redirect).toBe('manual');
});

it('accepts form data for an operation that requires it', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { body }) => {
    sent.push(body);
    return new Response('{}');
  };
  const form = new FormData();
  await createGliClient({ baseUrl, fetch }).POST('/user/profile/avatar/', { body: form });
  expect(sent).toEqual([form]);
});

it('does not compile with unknown options', () => {
  const { GET, POST, send, upload } = createGliClient({ baseUrl, fetch: async () => new Response('{}') });
  const params = { path: { id: 'ast_1' } };
  const body = { amount: '1.5', accepted_risk: true } as const;
  const never = () => [
    // @ts-expect-error responses are always JSON
    GET('/v1/rwa/assets/', { parseAs: 'blob' }),
    // @ts-expect-error the client has one base URL
    GET('/v1/rwa/assets/', { baseUrl: 'https://evil.example' }),
    // @ts-expect-error redirects are never followed
    GET('/v1/rwa/assets/', { redirect: 'follow' }),
    // @ts-expect-error this belongs in the client's fetch
    GET('/v1/rwa/assets/', { credentials: 'include' }),
    // @ts-expect-error this operation takes no key
    GET('/v1/rwa/assets/', { idempotencyKey: 'key' }),
    // @ts-expect-error this operation takes no key
    POST('/v1/investments/validate/', { body: { asset_id: 'ast_1', amount: '1' }, idempotencyKey: 'key' }),
    // @ts-expect-error there is no such option
    POST('/v1/rwa/assets/{id}/invest/', { params, body, timeout: 5 }),
    // @ts-expect-error the id is missing
    POST('/v1/rwa/assets/{id}/invest/', { body }),
    // @ts-expect-error this operation takes a form
    POST('/user/profile/avatar/', { body: { avatar: 'me.png' } }),
    // @ts-expect-error fetch's own options do nothing
    send('/v1/rwa/assets/', { cache: 'no-store' }),
    // @ts-expect-error this operation takes no form
    upload('/v1/rwa/assets/', new FormData()),
    // @ts-expect-error the id is missing
    upload('/users/{id}/face-verification/', new FormData()),
    // @ts-expect-error the id is a parameter next to the path, because it must be encoded
    upload('/users/usr_1/face-verification/', new FormData(), { params }),
    // @ts-expect-error this path has no id
    upload('/user/profile/avatar/', new FormData(), { params }),
    // @ts-expect-error this takes a form, not its fields
    upload('/user/profile/avatar/', { avatar: new Blob() }),
    // @ts-expect-error an upload is not repeated
    upload('/user/profile/avatar/', new FormData(), { retry: { retries: 1 } }),
    POST('/v1/rwa/assets/{id}/invest/', { params, body, idempotencyKey: 'key', timeoutMs: 5, retry: {} }),
  ];
  expect(never).toBeTypeOf('function');
});
