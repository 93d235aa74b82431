import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGliClient, memoryTokenStore } from '@gli/sdk';
import { getProfile, getRwaAsset, listTeamMembers } from '@gli/sdk/operations';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../src/index.ts';
import { freshData } from '../sandbox.ts';

const natives = { Request, Response };
const { data, drop } = await freshData();
const sandbox = await startSandbox({ data, log: () => {} });
afterAll(async () => {
  await sandbox.close();
  await drop();
});
const client = (tokens = memoryTokenStore()) =>
  createGliClient({ baseUrl: sandbox.url, tokens, retry: { retries: 0 } });

it('serves the API on a free port and leaves the globals of the process alone', async () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
  expect((await listTeamMembers(client())).length).toBeGreaterThan(0);
  expect({ Request, Response }).toEqual(natives);
});

it('creates members, moves the clock and restores snapshots', async () => {
  const member = await sandbox.members.create({ balances: { GLIB: '70' }, kyc: 'full', wallet: true });
  const signedIn = client(memoryTokenStore(member.tokens));
  await sandbox.snapshots.create('before');
  const { now } = await sandbox.clock.move({ advance: 'P1D', mode: 'frozen' });
  expect(await sandbox.clock.read()).toEqual({ now, mode: 'frozen' });
  const file = await sandbox.snapshots.exportFile('before');
  await sandbox.snapshots.remove('before');
  await sandbox.snapshots.importFile('again', file);
  await sandbox.snapshots.restore('again');
  expect((await sandbox.clock.read()).mode).toBe('running');
  expect(await getProfile(signedIn)).toMatchObject({ id: member.id, wallet_address: member.wallet?.address });
});

it('sets faults and stubs, and waits for requests', async () => {
  await sandbox.faults.set(['listTeamMembers=fail']);
  expect(await sandbox.faults.list()).toEqual(['listTeamMembers=fail:1@1']);
  const waiting = sandbox.requests.waitFor({ operation: 'listTeamMembers', status: '5xx' });
  await expect(listTeamMembers(client())).rejects.toMatchObject({ code: 'server_error' });
  expect(await waiting).toMatchObject({ status: 500, fault: 'listTeamMembers=fail:1@1' });
  await sandbox.faults.set([]);
  const body = { error: 'Gone', message: 'Go back.', code: 'not_found', details: {} };
  await sandbox.stubs.set([{ operation: 'getRwaAsset', status: 404, body, times: 1 }]);
  await expect(getRwaAsset(client(), { id: 'ast_5gw8n2kd7q' })).rejects.toMatchObject({
    message: 'Go back.',
  });
  expect(await sandbox.stubs.list()).toMatchObject([{ left: 0 }]);
  expect(await sandbox.requests.list({ operation: 'getRwaAsset' })).toMatchObject([{ is_stubbed: true }]);
  sandbox.requests.clear();
  expect(await sandbox.requests.list()).toEqual([]);
});

it('says what is wrong', async () => {
  await listTeamMembers(client());
  await expect(sandbox.requests.waitFor({ operation: 'logIn' }, { timeoutMs: 10 })).rejects.toThrow(
    /No request met .*"logIn".* within 10 ms. The log has: 200 listTeamMembers/,
  );
  await expect(sandbox.faults.set(['drip'])).rejects.toThrow(/^faults\.0: Must be a fault/);
  await expect(sandbox.clock.move({ advance: 'soon' })).rejects.toThrow(/^advance: Must be an ISO 8601/);
  await expect(sandbox.snapshots.restore('none')).rejects.toThrow('There is no snapshot none.');
  await expect(startSandbox({ faults: ['drip'] })).rejects.toThrow('Unknown fault: drip');
});

it('checks the port before it creates data', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = path.join(tmpdir(), `gli-no-data-${process.pid}`);
  await expect(startSandbox({ port, data: { folder } })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(existsSync(folder)).toBe(false);
  other.close();
});

it('deletes and seeds all data again', async () => {
  const { email, password } = await sandbox.members.create();
  await sandbox.reset();
  const response = await fetch(`${sandbox.url}/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  expect(response.status).toBe(401);
});
