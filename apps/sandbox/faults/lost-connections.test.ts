import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../test/start-postgres.ts';
import { auditLedger } from './audit-ledger.ts';
import { type SandboxProcess, startProcess } from './sandbox-process.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

const INVEST = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';
const MEMBER = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const OTHER = { ...MEMBER, username: 'junho.lee@example.com' };

let postgres: PostgresServer;
let proxy: SilentProxy;
/** The sandbox behind the proxy. */
let lost: SandboxProcess;
let healthy: SandboxProcess;
let tokens: { readonly member: string; readonly other: string };

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  proxy = await startSilentProxy(postgres.url);
  healthy = await startProcess(postgres);
  lost = await startProcess(proxy);
  tokens = { member: await logIn(MEMBER), other: await logIn(OTHER) };
});

afterAll(async () => {
  await lost.stop();
  await healthy.stop();
  await proxy.stop();
  await postgres.stop();
});

beforeEach(() => proxy.heal());

async function logIn(member: typeof MEMBER): Promise<string> {
  const { body } = await send(healthy, 'POST', '/auth/login/', '', member);
  return body.token.access;
}

async function send(
  { address }: SandboxProcess,
  method: string,
  path: string,
  token = '',
  json?: object,
  key: string = randomUUID(),
) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const invest = (sandbox: SandboxProcess, token: string, key: string = randomUUID()) =>
  send(sandbox, 'POST', INVEST, token, { amount: '100', accepted_risk: true }, key);
const readHealth = async ({ address }: SandboxProcess) =>
  (await fetch(new URL('/sandbox/health/', address))).status;

/** Calls `lose` when a write of the sandbox behind the proxy is about to lock an asset, and then lets it have the lock. */
async function loseInsideWrite(key: string, lose: () => void): Promise<void> {
  const session = new Client({ connectionString: postgres.url });
  await session.connect();
  await session.query('begin');
  await session.query("select from rwa_assets where id = 'ast_5gw8n2kd7q' for update");
  invest(lost, tokens.member, key).catch(() => {});
  while ((await countWaiting(session)) === 0) await sleep(10);
  lose();
  await session.query('commit');
  await session.end();
}

async function countWaiting(session: Client): Promise<number> {
  return (await session.query('select from pg_locks where not granted')).rowCount ?? 0;
}

test.each([
  ['is paused', () => process.kill(lost.pid, 'SIGSTOP'), () => process.kill(lost.pid, 'SIGCONT')],
  ['loses its connection', () => proxy.swallow(), () => proxy.heal()],
])('frees the locks and the idempotency key of a sandbox that %s inside a write', async (_, lose, heal) => {
  const key = randomUUID();
  await loseInsideWrite(key, lose);
  try {
    const retried = async () => {
      for (;;) {
        const { status } = await invest(healthy, tokens.member, key);
        if (status !== 409) return status;
        await sleep(100);
      }
    };
    expect(await Promise.all([retried(), invest(healthy, tokens.other)])).toEqual([
      201,
      expect.objectContaining({ status: 201 }),
    ]);
  } finally {
    heal();
  }
  while ((await readHealth(lost)) !== 200) await sleep(100);
  expect((await auditLedger(postgres)).violations).toEqual([]);
});

test('recovers from connections that were lost silently, without a restart', async () => {
  const writes = Array.from({ length: 8 }, () => invest(lost, tokens.member));
  const reads = Array.from({ length: 8 }, () => send(lost, 'GET', '/v1/wallet/info/', tokens.member));
  proxy.swallow();
  const answers = (await Promise.all([...writes, ...reads])).map(({ status }) => status);
  expect(answers.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(await readHealth(lost)).toBe(503);
  proxy.heal();
  while ((await readHealth(lost)) !== 200) await sleep(100);
  // The first calls may still get a lost connection.
  while ((await send(lost, 'GET', '/v1/wallet/info/', tokens.member)).status === 503) await sleep(100);
  while ((await invest(lost, tokens.member)).status === 503) await sleep(100);
  expect((await send(lost, 'GET', '/v1/wallet/info/', tokens.member)).status).toBe(200);
  expect((await invest(lost, tokens.member)).status).toBe(201);
  expect((await auditLedger(postgres)).violations).toEqual([]);
});
