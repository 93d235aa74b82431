import { describe, expect, it } from 'vitest';
import { GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import type { ApiReply } from '../exchange.ts';
import { over, replyOf, requestOf } from '../test/exchanges.ts';
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
  requestOf({ method: 'POST', headers: new Headers(headers) });
const offline = new GliNetworkError(new TypeError('fetch failed'));

describe('retrying transient failures', () => {
  it.each([429, 500, 502, 503, 504])('sends a read again after %i, twice at most', async (status) => {
    const { send, tries, delays } = retrying(replyOf(status));
    expect((await send(requestOf())).response.status).toBe(status);
    expect(tries).toHaveLength(3);
    expect(delays).toEqual([300, 600]);
  });

  it.each([400, 401, 403, 404, 409, 422, 501])('gives a %i to the caller immediately', async (status) => {
    const { send, tries } = retrying(replyOf(status));
    await send(requestOf());
    expect(tries).toHaveLength(1);
  });

  it('sends a read again when the network failed, and gives the final response', async () => {
    const { send, tries } = retrying(offline, replyOf(503), replyOf(200));
    expect((await send(requestOf())).response.status).toBe(200);
    expect(tries).toHaveLength(3);
  });

  it('gives up with the last network error', async () => {
    const { send } = retrying(offline);
    await expect(send(requestOf())).rejects.toBe(offline);
  });

  it('never sends a write again that has no idempotency key', async () => {
    for (const outcome of [replyOf(503), replyOf(429), offline]) {
      const { send, tries } = retrying(outcome);
      await send(write()).catch(() => {});
      expect(tries).toHaveLength(1);
    }
  });

  it('sends a write with an idempotency key again, with the same key each time', async () => {
    const { send, tries } = retrying(offline, replyOf(503), replyOf(201));
    await send(write({ 'Idempotency-Key': 'key-1234' }));
    expect(tries.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1234',
      'key-1234',
      'key-1234',
    ]);
  });

  it('does not send such a write again after a 500: the server responded, and may have done it', async () => {
    const { send, tries } = retrying(replyOf(500));
    await send(write({ 'Idempotency-Key': 'key-1234' }));
    expect(tries).toHaveLength(1);
  });

  it('asks again for a write whose first attempt is still in progress', async () => {
    const { send } = retrying(offline, replyOf(409, { code: 'request_in_progress' }), replyOf(201));
    expect((await send(write({ 'Idempotency-Key': 'key-1234' }))).response.status).toBe(201);
  });

  it('retries neither a timeout nor a request that the client-side limit rejected', async () => {
    for (const error of [new GliTimeoutError(10_000), new GliRateLimitError(1000)]) {
      const { send, tries } = retrying(error);
      await expect(send(requestOf())).rejects.toBe(error);
      expect(tries).toHaveLength(1);
    }
  });
});

describe('the delay before a retry', () => {
  it('is what Retry-After asks for in seconds', async () => {
    const { send, delays } = retrying(replyOf(429, {}, { 'Retry-After': '7' }), replyOf(200));
    await send(requestOf());
    expect(delays).toEqual([7000]);
  });

  it('is what Retry-After asks for as a date', async () => {
    const until = 'Sat, 21 Nov 2026 09:00:04 GMT';
    const { send, delays } = retrying(replyOf(503, {}, { 'Retry-After': until }), replyOf(200));
    await send(requestOf());
    expect(delays).toEqual([4000]);
  });

  it.each(['-5', '0', 'Sat, 21 Nov 2026 08:00:00 GMT'])(
    'is never shorter than our own, whatever Retry-After asks for: %s',
    async (value) => {
      const { send, delays } = retrying(replyOf(503, {}, { 'Retry-After': value }), replyOf(200));
      await send(requestOf());
      expect(delays).toEqual([300]);
    },
  );

  it('is never longer than 10 s: when the server wants more, the caller gets the response immediately', async () => {
    const { send, tries, delays } = retrying(replyOf(429, {}, { 'Retry-After': '60' }));
    expect((await send(requestOf())).response.status).toBe(429);
    expect([tries.length, delays]).toEqual([1, []]);
  });

  it('doubles, and leaves out up to half by chance so that clients do not come back together', async () => {
    const delays: number[] = [];
    const layer = retry(
      { retries: 3, baseDelayMs: 300, maxDelayMs: 1000 },
      { random: () => 0.5, now: Date.now, sleep: async (ms) => void delays.push(ms) },
    );
    await over(layer, replyOf(503)).send(requestOf());
    expect(delays).toEqual([225, 450, 750]);
  });

  it('sends nothing for a caller who has aborted already', async () => {
    const { send, tries } = retrying(replyOf(200));
    await expect(send(requestOf({ signal: AbortSignal.abort('gone') }))).rejects.toBe('gone');
    expect(tries).toHaveLength(0);
  });
});
