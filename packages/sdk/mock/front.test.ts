// @vitest-environment node
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockServer } from '../../../scripts/prism.ts';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';
import { examples } from '../src/generated/msw/examples.ts';
import { type OperationId, operationTable } from '../src/index.ts';
import { exampleOf } from '../src/testing/index.ts';

let origin: string;
let children: ChildProcess[] = [];
beforeAll(async () => {
  const port = await getFreePort();
  origin = `http://127.0.0.1:${port}`;
  children = await startServers([mockServer(port)]);
});
afterAll(() => stopServers(children));

const json = { 'Content-Type': 'application/json' };
const member = { ...json, Authorization: 'Bearer a.b.c' };

async function call(method: string, path: string, headers: Record<string, string>, body?: string) {
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

const invest = '/v1/rwa/assets/ast_1/invest/';
const login = '/auth/login/';
const nonce = '/auth/nonce/';

/** Invalid requests with the status, code and fields that the sandbox returns. */
const INVALID: [string, string, Record<string, string>, string | undefined, number, string, ...string[]][] = [
  ['POST', login, json, '{bad', 400, 'malformed_json'],
  ['POST', login, json, '', 400, 'malformed_json'],
  ['POST', login, {}, undefined, 400, 'malformed_json'],
  ['POST', login, json, '[]', 400, 'validation_failed', 'body'],
  ['POST', login, json, 'null', 400, 'validation_failed', 'body'],
  ['POST', login, json, '"text"', 400, 'validation_failed', 'body'],
  ['POST', login, json, '{}', 400, 'validation_failed', 'password', 'username'],
  ['POST', login, json, '{"username":1,"password":"x"}', 400, 'validation_failed', 'username'],
  ['POST', login, json, '{"username":"a@b.co","password":"x","x":2}', 400, 'validation_failed', 'x'],
  ['POST', login, { 'Content-Type': 'text/plain' }, 'x', 415, 'unsupported_media_type'],
  ['POST', login, { 'Content-Type': 'text/plain' }, '{bad', 415, 'unsupported_media_type'],
  [
    'POST',
    '/auth/register/',
    json,
    '{"username":"a@b.co"}',
    400,
    'validation_failed',
    'password',
    'terms_accepted',
  ],
  ['POST', nonce, member, '{"wallet_address":"nope"}', 400, 'invalid_wallet_address'],
  ['POST', nonce, member, '{"wallet_address":1}', 400, 'validation_failed', 'wallet_address'],
  ['POST', nonce, member, '{}', 400, 'validation_failed', 'wallet_address'],
  ['POST', invest, json, '{bad', 401, 'authentication_required'],
  ['POST', invest, json, '{"amount":1}', 401, 'authentication_required'],
  ['POST', invest, member, '{bad', 400, 'malformed_json'],
  ['POST', invest, member, '{"amount":1}', 400, 'validation_failed', 'accepted_risk', 'amount'],
  ['POST', invest, member, '{"amount":"-1","accepted_risk":true}', 400, 'validation_failed', 'amount'],
  ['POST', invest, member, '{"amount":"1","accepted_risk":"yes"}', 400, 'validation_failed', 'accepted_risk'],
  ['POST', '/v1/shopping/orders/', member, '{"lines":[]}', 400, 'validation_failed'],
  [
    'POST',
    '/v1/shopping/orders/',
    member,
    '{"lines":[{"product_id":"prd_1","quantity":0}]}',
    400,
    'validation_failed',
  ],
  ['POST', '/v1/wallet/conversion/execute/', member, '{}', 400, 'validation_failed'],
  ['POST', '/v1/referrals/rewards/manual', member, '{"amount":"x"}', 400, 'validation_failed'],
  ['POST', '/v1/referrals/rewards/process-batch/bat_1', member, '{bad', 400, 'malformed_json'],
  ['PATCH', '/user/profile/', member, '{"name":""}', 400, 'validation_failed', 'name'],
  [
    'GET',
    '/v1/rwa/assets/?page=0&page_size=1000',
    {},
    undefined,
    400,
    'validation_failed',
    'page',
    'page_size',
  ],
  ['GET', '/v1/rwa/assets/?ordering=nope', {}, undefined, 400, 'validation_failed', 'ordering'],
  ['GET', '/v1/rwa/assets/bad$id/', {}, undefined, 404, 'not_found'],
  ['GET', '/nope/', {}, undefined, 404, 'not_found'],
  ['DELETE', login, {}, undefined, 405, 'method_not_allowed'],
];

describe('the mock', () => {
  test.each(INVALID)('%s %s %o %s returns %i %s', async (...row) => {
    const [method, path, headers, body, status, code, ...fields] = row;
    const response = await call(method, path, headers, body);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(Object.keys(response.body.details).sort()).toEqual(expect.arrayContaining(fields));
  });

  test('returns the example that Prefer names, without a token and with an invalid body', async () => {
    const prefer = (value: string) => call('POST', invest, { ...json, Prefer: value }, '{bad');
    const stated = await prefer('code=409, example=insufficient_balance');
    expect(stated.status).toBe(409);
    expect(stated.body).toEqual(exampleOf('investInRwaAsset', 409, 'insufficient_balance'));
    expect(stated.headers.get('preference-applied')).toBe('code=409, example=insufficient_balance');
    expect((await prefer('example=insufficient_balance')).status).toBe(409);
    const limited = await prefer('code=429');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await call('POST', '/auth/logout/', { Prefer: 'code=204' })).body).toBeUndefined();
  });

  test('returns every example of the contract by its status and name', async () => {
    let count = 0;
    for (const [id, byStatus] of Object.entries(examples)) {
      const { method, path } = operationTable[id as OperationId];
      for (const [status, byName] of Object.entries(byStatus)) {
        const names = Object.keys(byName).length > 0 ? Object.keys(byName) : [undefined];
        for (const name of names) {
          const prefer = name === undefined ? `code=${status}` : `code=${status}, example=${name}`;
          const response = await call(method, path.replaceAll(/\{\w+\}/g, 'x_1'), { Prefer: prefer });
          expect([id, prefer, response.status]).toEqual([id, prefer, Number(status)]);
          expect(response.body).toEqual(name === undefined ? undefined : byName[name]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(900);
  });

  test('lets a page on another port read its errors', async () => {
    const page = { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' };
    expect((await call('OPTIONS', login, page)).status).toBe(204);
    const { headers } = await call('POST', login, { ...page, ...json }, '{bad');
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test.each([
    ['code=418', /^investInRwaAsset has no response with this status\. Choose one of: 201, .*409/],
    ['code=nine', /no response with this status/],
    [
      'code=409, example=nope',
      /^investInRwaAsset has no such example\. Choose one of: .*insufficient_balance/,
    ],
    ['example=nope', /no such example.*insufficient_balance/],
    ['example=', /no such example/],
    ['code=201, example=insufficient_balance', /no such example/],
    ['example=constructor', /no such example/],
  ])('rejects Prefer: %s with 400 and names what exists', async (prefer, message) => {
    const { status, headers, body } = await call('POST', invest, { ...member, Prefer: prefer });
    expect([status, headers.get('preference-applied')]).toEqual([400, null]);
    expect(body).toMatchObject({
      code: 'validation_failed',
      details: { Prefer: [expect.stringMatching(message)] },
    });
  });

  test('rejects an unknown example of an operation that declares no 400', async () => {
    const { status, body } = await call('GET', '/team-members/', { Prefer: 'example=nope' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('returns the example in the language of the caller', async () => {
    const read = async (language: string) =>
      (await call('GET', '/v1/rwa/categories/', { 'Accept-Language': language })).body;
    expect(await read('en-US,en;q=0.9,ko;q=0.8')).toEqual(
      exampleOf('listRwaCategories', 200, 'categoriesEnglish'),
    );
    expect(await read('ko')).toEqual(exampleOf('listRwaCategories', 200, 'categories'));
  });
});
