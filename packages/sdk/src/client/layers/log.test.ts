import { describe, expect, it } from 'vitest';
import { GliTimeoutError } from '../errors.ts';
import { over, replyOf, requestOf } from '../test/exchanges.ts';
import { type LogEntry, log } from './log.ts';

function clock() {
  let now = 0;
  return () => (now += 25);
}

describe('the log', () => {
  it('reports method, URL, status, duration and request id of an attempt', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      replyOf(404, {}, { 'X-Request-Id': 'req_1' }),
    );
    await send(requestOf());
    expect(entries).toEqual([
      {
        method: 'GET',
        url: 'https://gli.example/api/v1/rwa/assets/',
        status: 404,
        durationMs: 25,
        requestId: 'req_1',
        error: null,
      },
    ]);
  });

  it('names the error thrown instead of a response, and rethrows it', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      new GliTimeoutError(10_000),
    );
    await expect(send(requestOf())).rejects.toBeInstanceOf(GliTimeoutError);
    expect(entries).toMatchObject([{ status: null, error: 'GliTimeoutError' }]);
  });

  it('holds no token, CSRF value, cookie, password, signature, body or query', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      replyOf(200, { access_token: 'secret-1' }),
    );
    const headers = { Authorization: 'Bearer secret-2', 'X-CSRF-Token': 'secret-3', Cookie: 'secret-4' };
    const body = JSON.stringify({ password: 'secret-5', signature: ['secret-6'] });
    await send(
      requestOf({
        url: 'https://gli.example/api/auth/verify/?nonce=secret-7#secret-8',
        headers: new Headers(headers),
        method: 'POST',
        body,
      }),
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('never makes a call fail because the logger does', async () => {
    const broken = log(() => {
      throw new Error('disk full');
    }, clock());
    expect((await over(broken, replyOf(200)).send(requestOf())).response.status).toBe(200);
  });
});
