import { describe, expect, it } from 'vitest';
import { GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import type { ApiReply } from '../request.ts';
import { createReply, createRequest, over } from '../test/requests.ts';
import { retry } from './retry.ts';

function retrying(...outcomes: (ApiReply | Error)[]) {
  const delays: number[] = [];
  const layer = retry(
    { retries: 2, baseDelayMs: 300, maxDelayMs: 10_000 },
    {
      random: () => 0,
      now: () => Date.UTC(2026, 10, 21, 9, 0, 0),
      sleep: async (ms, signal) => {
        signal?.throwIfAborted();
        delays.push(ms);
      },
    },
  );
  return { ...over(layer, ...outcomes), delays };
}

const write = (headers: Record<string, string> = {}) =>
  createRequest({ method: 'POST', headers: new Headers(headers) });
const offline = new GliNetworkError(new TypeError('fetch failed'));

describe('retrying transient failures', () => {
  it.each([408, 429, 500, 502, 503, 504])('retries a read at most twice after status %i', async (status) => {
    const { send, tries, delays } = retrying(createReply(status));
    expect((await send(createRequest())).response.status).toBe(status);
    expect(tries).toHaveLength(3);
    expect(delays).toEqual([300, 600]);
  });

  it.each([400, 401, 403, 404, 409, 422, 501])(
    'returns status %i to the caller immediately',
    async (status) => {
      const { send, tries } = retrying(createReply(status));
      await send(createRequest());
      expect(tries).toHaveLength(1);
    },
  );

  it('retries a read after a network failure and returns the final response', async () => {
    const { send, tries } = retrying(offline, createReply(503), createReply(200));
    expect((await send(createRequest())).response.status).toBe(200);
    expect(tries).toHaveLength(3);
  });

  it('rejects with the last network error', async () => {
    const { send } = retrying(offline);
    await expect(send(createRequest())).rejects.toBe(offline);
  });

  it('never retries a write without an idempotency key', async () => {
    for (const outcome of [createReply(503), createReply(429), offline]) {
      const { send, tries } = retrying(outcome);
      await send(write()).catch(() => {});
      expect(tries).toHaveLength(1);
    }
  });

  it('retries a write with the same idempotency key each time', async () => {
    const { send, tries } = retrying(offline, createReply(503), createReply(201));
    await send(write({ 'Idempotency-Key': 'key-1234' }));
    expect(tries.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1234',
      'key-1234',
      'key-1234',
    ]);
  });

  it.each([408, 429, 500, 502, 503, 504])('retries a write with a key after status %i', async (status) => {
    const { send, tries } = retrying(createReply(status), createReply(201));
    expect((await send(write({ 'Idempotency-Key': 'key-1234' }))).response.status).toBe(201);
    expect(tries.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1234', 'key-1234']);
  });

  it.each([408, 500])('does not retry a write without a key after status %i', async (status) => {
    const { send, tries } = retrying(createReply(status));
    await send(write({}));
    expect(tries).toHaveLength(1);
  });

  it.each([400, 409, 422, 501, 505])('does not retry a write with a key after status %i', async (status) => {
    const { send, tries } = retrying(createReply(status));
    await send(write({ 'Idempotency-Key': 'key-1234' }));
    expect(tries).toHaveLength(1);
  });

  it('retries a write whose first attempt is still in progress', async () => {
    const { send } = retrying(offline, createReply(409, { code: 'request_in_progress' }), createReply(201));
    expect((await send(write({ 'Idempotency-Key': 'key-1234' }))).response.status).toBe(201);
  });

  it('retries neither a timeout nor a request rejected by the client’s limits', async () => {
    for (const error of [new GliTimeoutError(10_000), new GliRateLimitError(1000)]) {
      const { send, tries } = retrying(error);
      await expect(send(createRequest())).rejects.toBe(error);
      expect(tries).toHaveLength(1);
    }
  });
});

describe('retry delay', () => {
  it('follows a Retry-After header in seconds', async () => {
    const { send, delays } = retrying(createReply(429, {}, { 'Retry-After': '7' }), createReply(200));
    await send(createRequest());
    expect(delays).toEqual([7000]);
  });

  it('follows a Retry-After header that is a date', async () => {
    const until = 'Sat, 21 Nov 2026 09:00:04 GMT';
    const { send, delays } = retrying(createReply(503, {}, { 'Retry-After': until }), createReply(200));
    await send(createRequest());
    expect(delays).toEqual([4000]);
  });

  it.each(['-5', '0', 'Sat, 21 Nov 2026 08:00:00 GMT'])(
    'is not shorter than the default backoff: %s',
    async (value) => {
      const { send, delays } = retrying(createReply(503, {}, { 'Retry-After': value }), createReply(200));
      await send(createRequest());
      expect(delays).toEqual([300]);
    },
  );

  it('is not awaited if Retry-After exceeds 10 s, so the response is returned immediately', async () => {
    const { send, tries, delays } = retrying(createReply(429, {}, { 'Retry-After': '60' }));
    expect((await send(createRequest())).response.status).toBe(429);
    expect([tries.length, delays]).toEqual([1, []]);
  });

  it('doubles with each retry, shortened by a jitter of up to half', async () => {
    const delays: number[] = [];
    const layer = retry(
      { retries: 3, baseDelayMs: 300, maxDelayMs: 1000 },
      { random: () => 0.5, now: Date.now, sleep: async (ms) => void delays.push(ms) },
    );
    await over(layer, createReply(503)).send(createRequest());
    expect(delays).toEqual([225, 450, 750]);
  });

  it('is skipped without an attempt if the caller has already aborted', async () => {
    const { send, tries } = retrying(createReply(200));
    await expect(send(createRequest({ signal: AbortSignal.abort('gone') }))).rejects.toBe('gone');
    expect(tries).toHaveLength(0);
  });
});
