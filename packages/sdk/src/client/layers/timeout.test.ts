import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest, Send } from '../exchange.ts';
import { replyOf, requestOf } from '../test/exchanges.ts';
import { timeout } from './timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A next layer that only rejects when it is aborted, as fetch does. */
const silent: Send = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('the timeout', () => {
  it('aborts an attempt that has no response after 10 s', async () => {
    const ended = expect(timeout(10_000)(silent)(requestOf())).rejects.toMatchObject({
      name: 'GliTimeoutError',
      timeoutMs: 10_000,
      next: 'retry',
    });
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });

  it('leaves nothing behind after a response: no timer, no listener on the caller’s signal', async () => {
    const caller = new AbortController();
    const removed = vi.spyOn(caller.signal, 'removeEventListener');
    await timeout(10_000)(async () => replyOf(200))(requestOf({ signal: caller.signal }));
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });

  it('passes the caller’s own reason on when the caller aborts', async () => {
    const caller = new AbortController();
    const ended = expect(timeout(10_000)(silent)(requestOf({ signal: caller.signal }))).rejects.toBe(
      'left the page',
    );
    caller.abort('left the page');
    await ended;
  });

  it('restarts whenever an upload moves', async () => {
    let sent: ApiRequest | undefined;
    const send = timeout(10_000)((request) => {
      sent = request;
      return silent(request);
    });
    const ended = expect(send(requestOf())).rejects.toMatchObject({ name: 'GliTimeoutError' });
    await vi.advanceTimersByTimeAsync(9000);
    sent?.onActivity?.();
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
  });

  it('never comes when it is infinite', async () => {
    await timeout(Number.POSITIVE_INFINITY)(async () => replyOf(200))(requestOf());
    const send = timeout(Number.POSITIVE_INFINITY)(async ({ signal }) => {
      expect(signal).toBeUndefined();
      return replyOf(200);
    });
    await send(requestOf());
  });
});
