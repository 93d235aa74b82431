import { describe, expect, it, vi } from 'vitest';
import { GliContractError, GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import { createReply, createRequest, over } from '../test/requests.ts';
import { type LogEntry, type LogLevel, levelLogger, log } from './log.ts';

function clock() {
  let now = 0;
  return () => (now += 25);
}

describe('the log', () => {
  it('reports the method, URL, status, duration and request id of each attempt', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      createReply(404, {}, { 'X-Request-Id': 'req_1' }),
    );
    await send(createRequest());
    expect(entries).toEqual([
      {
        level: 'info',
        method: 'GET',
        url: 'https://gli.example/api/v1/rwa/assets/',
        status: 404,
        durationMs: 25,
        requestId: 'req_1',
        error: null,
      },
    ]);
  });

  it('names the error that is thrown instead of a response, and rethrows it', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      new GliTimeoutError(10_000),
    );
    await expect(send(createRequest())).rejects.toBeInstanceOf(GliTimeoutError);
    expect(entries).toMatchObject([{ status: null, error: 'GliTimeoutError' }]);
  });

  it('contains no token, CSRF value, cookie, password, signature, body or query', async () => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      createReply(200, { access_token: 'secret-1' }),
    );
    const headers = { Authorization: 'Bearer secret-2', 'X-CSRF-Token': 'secret-3', Cookie: 'secret-4' };
    const body = JSON.stringify({ password: 'secret-5', signature: ['secret-6'] });
    await send(
      createRequest({
        url: 'https://gli.example/api/auth/verify/?nonce=secret-7#secret-8',
        headers: new Headers(headers),
        method: 'POST',
        body,
      }),
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('does not fail a call when the logger throws', async () => {
    const write = levelLogger(() => {
      throw new Error('disk full');
    });
    const broken = log(write, clock());
    expect((await over(broken, createReply(200)).send(createRequest())).response.status).toBe(200);
  });

  const aborted = AbortSignal.abort(new GliNetworkError('the caller’s own'));
  it.each([
    ['debug', createReply(200)],
    ['debug', aborted.reason],
    ['info', createReply(404)],
    ['info', createReply(401)],
    ['warn', createReply(429)],
    ['warn', new GliNetworkError(new TypeError('fetch failed'))],
    ['warn', new GliTimeoutError(10_000)],
    ['warn', new GliRateLimitError(500)],
    ['error', createReply(503)],
    ['error', new GliContractError('not JSON', 200)],
    ['error', new Error('of the token store')],
  ])('uses the level %s for the outcome %o', async (level, outcome) => {
    const entries: LogEntry[] = [];
    const { send } = over(
      log((entry) => entries.push(entry), clock()),
      outcome,
    );
    await send(createRequest(outcome === aborted.reason ? { signal: aborted } : {})).catch(() => {});
    expect(entries).toMatchObject([{ level }]);
  });
});

describe('the level of a log', () => {
  const entry = {
    method: 'GET',
    url: '',
    status: 200,
    durationMs: 1,
    requestId: null,
    error: null,
  };
  const levels = ['debug', 'info', 'warn', 'error'] as const;
  const written = (minLevel?: LogLevel) => {
    const entries: string[] = [];
    const write = levelLogger(({ level }) => entries.push(level), minLevel);
    for (const level of levels) write({ ...entry, level });
    return entries;
  };

  it('drops entries below the level', () => {
    expect(written()).toEqual(levels);
    expect(written('debug')).toEqual(levels);
    expect(written('info')).toEqual(['info', 'warn', 'error']);
    expect(written('warn')).toEqual(['warn', 'error']);
    expect(written('error')).toEqual(['error']);
    expect(written('silent')).toEqual([]);
  });

  it('applies to the console by default', () => {
    const spies = levels.map((level) => vi.spyOn(console, level).mockReturnValue());
    const write = levelLogger(undefined, 'info');
    for (const level of levels) write({ ...entry, level });
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1, 1]);
    vi.restoreAllMocks();
  });

  it('is rejected with a TypeError that names the option if it is unknown', () => {
    const loud: LogLevel = JSON.parse('"loud"');
    expect(() => levelLogger(() => {}, loud)).toThrow(/^logLevel /);
  });
});
