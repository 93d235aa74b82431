import { getEventListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { memoryTokenStore } from './tokens.ts';

const fail = () => {
  throw new Error('not our fault');
};
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => void rejections.push(reason);

// In Node, an unhandled rejection ends the process.
beforeEach(() => {
  rejections.length = 0;
  process.on('unhandledRejection', onRejection);
});
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  vi.unstubAllGlobals();
});

it.each([
  ['throws', fail],
  ['rejects', async () => fail()],
])('resolves a finished upload even if onProgress %s', async (_, onProgress) => {
  const fetch: Fetch = async () => new Response('{"url":"/me.png"}');
  const client = testClient({ baseUrl: 'http://gli.test/api', fetch });
  expect(await client.upload('/user/profile/avatar/', new FormData(), { onProgress })).toEqual({
    url: '/me.png',
  });
  await setImmediate();
  expect(rejections).toEqual([]);
});

it.each([
  ['throws', fail],
  ['rejects', async () => fail()],
])('resolves a call even if log %s', async (_, log) => {
  const client = testClient({ baseUrl: 'http://gli.test/api', log, fetch: async () => new Response('{}') });
  expect(await client.send('/v1/rwa/assets/')).toEqual({});
  await setImmediate();
  expect(rejections).toEqual([]);
});

it.each([
  ['throws', fail],
  ['rejects', async () => fail()],
])('rejects with the refresh error even if onSessionRefused %s', async (_, onSessionRefused) => {
  const client = testClient({
    baseUrl: 'http://gli.test/api',
    tokens: memoryTokenStore({ access: 'a1', refresh: 'r1' }),
    onSessionRefused,
    fetch: async () => new Response('{"code":"token_expired"}', { status: 401 }),
  });
  await expect(client.refresh()).rejects.toMatchObject({
    name: 'GliUnauthorizedError',
    code: 'token_expired',
  });
  await setImmediate();
  expect(rejections).toEqual([]);
});

it('leaves no listener on a signal that many calls share', async () => {
  const { signal } = new AbortController();
  const client = testClient({ baseUrl: 'http://gli.test/api', fetch: async () => new Response('{}') });
  for (let count = 0; count < 20; count++) await client.send('/v1/rwa/assets/', { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
