import { expect, it, vi } from 'vitest';
import { GliContractError, GliError, GliNetworkError, isGliError } from './errors.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';
import { unwrap } from './unwrap.ts';

const secrets = { 'X-Secret': 'secret-1' };
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: 'secret-2' }, headers: secrets };
const caught = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

it('GliError exposes the method and path of its call and serializes no secrets', async () => {
  const { baseUrl } = await loopbackServer((_, response) =>
    sendJson(response, 409, { error: 'No', code: 'insufficient_balance' }, { 'X-Request-Id': 'req_1' }),
  );
  const tokens = memoryTokenStore({ access: 'secret-3', refresh: 'secret-4' });
  const client = testClient({ baseUrl, tokens, generateIdempotencyKey: () => 'minted-key' });
  const call = async () => unwrap(await client.POST('/v1/rwa/assets/{id}/invest/', invest));
  expect(JSON.parse(JSON.stringify(await caught(call())))).toEqual({
    name: 'GliConflictError',
    message: 'No',
    status: 409,
    code: 'insufficient_balance',
    method: 'POST',
    path: '/v1/rwa/assets/ast_1/invest/',
    requestId: 'req_1',
    idempotencyKey: 'minted-key',
  });
});

it('GliError does not expose the query', async () => {
  const client = testClient({ baseUrl: 'http://127.0.0.1:1/api', retry: { retries: 0 } });
  const error = await caught(client.send('/v1/rwa/assets/?search=secret-5#secret-6', { headers: secrets }));
  expect(error).toMatchObject({ method: 'GET', path: '/v1/rwa/assets/' });
  expect(JSON.stringify(error)).not.toContain('secret');
  const dots = await caught(client.send('/v1/../x/?search=secret-7'));
  expect(dots).toBeInstanceOf(GliContractError);
  expect(JSON.stringify(dots)).not.toContain('secret');
});

it('exposes the method and path of a rejected token refresh on its error', async () => {
  const { baseUrl } = await loopbackServer((_, response) => sendJson(response, 503, {}));
  const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
  expect(await caught(testClient({ baseUrl, tokens }).refresh())).toMatchObject({
    method: 'POST',
    path: '/auth/refresh/',
  });
});

it('a network error includes the platform’s cause, if any', async () => {
  const client = testClient({ baseUrl: 'http://127.0.0.1:1/api', retry: { retries: 0 } });
  expect(await caught(client.send('/v1/rwa/assets/'))).toHaveProperty(
    'message',
    expect.stringMatching(/^The server could not be reached: .*(ECONNREFUSED|bad port)/),
  );
  const coded = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const nested = new TypeError('fetch failed', { cause: coded });
  expect(new GliNetworkError(nested).message).toBe('The server could not be reached: ECONNREFUSED');
  expect(new GliNetworkError(new TypeError('Failed to fetch')).message).toBe(
    'The server could not be reached: Failed to fetch',
  );
  for (const cause of [null, undefined, 7]) {
    expect(new GliNetworkError(cause).message).toBe('The server could not be reached');
  }
});

it('isGliError recognizes errors from another copy of the package', async () => {
  vi.resetModules();
  const other = await import('./errors.ts');
  const error: unknown = new other.GliTimeoutError(5);
  expect(error).not.toBeInstanceOf(GliError);
  expect(isGliError(error) && error.next).toBe('retry');
  for (const value of [new Error('x'), null, undefined, 'GliError', { name: 'GliError' }]) {
    expect(isGliError(value)).toBe(false);
  }
});
