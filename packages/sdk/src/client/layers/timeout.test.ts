import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest, Send } from '../request.ts';
import { createReply, createRequest } from '../test/requests.ts';
import { timeout } from './timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A layer that rejects only when aborted, like `fetch`. */
const silent: Send = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('the timeout', () => {
  it('aborts an attempt that has no response after 10 s', async () => {
    const ended = expect(timeout(10_000)(silent)(createRequest())).rejects.toMatchObject({
      name: 'GliTimeoutError',
      timeoutMs: 10_000,
      next: 'retry',
    });
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });

  it('removes its timer and abort listener after a response', async () => {
    const caller = new AbortController();
    const removed = vi.spyOn(caller.signal, 'removeEventListener');
    await timeout(10_000)(async () => createReply(200))(createRequest({ signal: caller.signal }));
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });

  it('rejects with the caller’s reason after an abort', async () => {
    const caller = new AbortController();
    const ended = expect(timeout(10_000)(silent)(createRequest({ signal: caller.signal }))).rejects.toBe(
      'left the page',
    );
    caller.abort('left the page');
    await ended;
  });

  it('restarts on upload progress', async () => {
    let sent: ApiRequest | undefined;
    const send = timeout(10_000)((request) => {
      sent = request;
      return silent(request);
    });
    const ended = expect(send(createRequest())).rejects.toMatchObject({ name: 'GliTimeoutError' });
    await vi.advanceTimersByTimeAsync(9000);
    sent?.onActivity?.();
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
  });

  it('never fires if it is infinite', async () => {
    await timeout(Number.POSITIVE_INFINITY)(async () => createReply(200))(createRequest());
    const send = timeout(Number.POSITIVE_INFINITY)(async ({ signal }) => {
      expect(signal).toBeUndefined();
      return createReply(200);
    });
    await send(createRequest());
  });
});
