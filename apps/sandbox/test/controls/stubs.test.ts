import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { control } from './control.ts';

const open = await startTestSandbox({ controls: true, countsResponses: false });
const member = await registerMember(open);
const NOT_FOUND = { error: 'Gone', message: 'Go back.', code: 'not_found', details: {} };
const put = (...stubs: object[]) => control(open, 'PUT', '/stubs/', { stubs });
const readAsset = (headers: Record<string, string> = {}) =>
  open.send('GET', '/v1/rwa/assets/ast_5gw8n2kd7q/', { token: member.access, headers });

it('returns an own response for an operation as often as it says, then the real one', async () => {
  await put({ operation: 'getRwaAsset', status: 404, body: NOT_FOUND, times: 2 });
  expect(await readAsset()).toMatchObject({ status: 404, body: NOT_FOUND });
  const { body } = await control(open, 'GET', '/stubs/');
  expect(body.stubs).toMatchObject([{ operation: 'getRwaAsset', status: 404, times: 2, left: 1 }]);
  expect((await readAsset()).status).toBe(404);
  expect((await readAsset()).status).toBe(200);
  const [real, stubbed] = (await control(open, 'GET', '/requests/?operation=getRwaAsset')).body;
  expect(real).toMatchObject({ status: 200, is_stubbed: false });
  expect(stubbed).toMatchObject({ status: 404, is_stubbed: true, violations: null });
});

it('has no side effects, and faults apply to it', async () => {
  const path = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';
  const json = { amount: '500', accepted_risk: true };
  const glib = async () =>
    (await open.send('GET', '/v1/wallet/info/', { token: member.access })).body.balances[0].available;
  const before = await glib();
  const body = { ...NOT_FOUND, code: 'rate_limited' };
  await put({ operation: 'investInRwaAsset', status: 429, body, headers: { 'Retry-After': '7' } });
  const { status, headers } = await open.send('POST', path, { token: member.access, json });
  expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
  const cut = open.send('POST', path, { token: member.access, json, headers: { Prefer: 'fault=drop' } });
  await expect(cut).rejects.toThrow('A fault broke the connection');
  expect(await glib()).toBe(before);
  await put();
  expect((await open.send('POST', path, { token: member.access, json })).status).toBe(201);
});

it('rejects unknown operations and responses outside the contract, unless they are asked for', async () => {
  const unknown = await put({ operation: 'getAssets', status: 200 });
  expect(unknown).toMatchObject({
    status: 400,
    body: { details: { 'stubs.0.operation': expect.anything() } },
  });
  const wrong = await put({ operation: 'getRwaAsset', status: 200, body: { id: 7 } });
  expect(wrong).toMatchObject({
    status: 400,
    body: { details: { 'stubs.0': [expect.stringMatching(/id/)] } },
  });
  const teapot = { operation: 'getRwaAsset', status: 418, body: { id: 7 }, is_checked: false };
  expect((await put(teapot)).status).toBe(200);
  expect(await readAsset()).toMatchObject({ status: 418, body: { id: 7 } });
  const unsendable = { operation: 'getRwaAsset', status: 204, body: {}, is_checked: false };
  expect((await put(unsendable)).status).toBe(400);
  const header = { ...teapot, headers: { 'a b': 'c' } };
  expect((await put(header)).status).toBe(400);
  await put();
  expect((await readAsset()).status).toBe(200);
});

it('belongs to its branch', async () => {
  await control(open, 'POST', '/branches/', { name: 'stubbed' });
  const onBranch = { 'X-Sandbox-Branch': 'stubbed' };
  const stubs = [{ operation: 'getRwaAsset', status: 404, body: NOT_FOUND }];
  await control(open, 'PUT', '/stubs/', { stubs }, onBranch);
  expect((await readAsset(onBranch)).status).toBe(404);
  expect((await readAsset()).status).toBe(200);
});
