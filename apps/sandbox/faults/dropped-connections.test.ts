import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BranchPool } from '../src/core/data/branches.ts';
import { transaction } from '../src/core/data/transaction.ts';
import { createSandbox, type Sandbox } from '../src/server.ts';
import { type PostgresServer, runStatement, startPostgres } from '../test/start-postgres.ts';

const DROP_ALL =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
const DROPS = 5;
const CALLERS = 4;

let postgres: PostgresServer;
let sandbox: Sandbox;
let token = '';

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  sandbox = await createSandbox({ data: { url: postgres.url } });
  const json = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  const response = await send('POST', '/auth/login/', json);
  token = (await response.json()).token.access;
});

afterAll(async () => {
  await sandbox.close();
  await postgres.stop();
});

function send(method: string, address: string, json?: object, headers: Record<string, string> = {}) {
  return sandbox.fetch(
    new Request(`http://localhost/api${address}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    }),
  );
}

const countInvestments = async (): Promise<number> =>
  (await (await send('GET', '/v1/investments/')).json()).count;

test('returns 503 for dropped connections without applying a retried write twice', async () => {
  const before = await countInvestments();
  const answers: { readonly status: number; readonly retryAfter: string | null }[] = [];
  let isDropping = true;
  let acknowledged = 0;
  const note = ({ status, headers }: Response) => {
    answers.push({ status, retryAfter: headers.get('Retry-After') });
    return status;
  };
  const invest = async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = { amount: '100', accepted_risk: true };
    while (note(await send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', json, headers)) !== 201) {
      await sleep(5);
    }
    acknowledged++;
  };
  const call = async () => {
    while (isDropping) {
      await invest();
      note(await send('GET', '/v1/wallet/info/'));
      note(await send('GET', '/v1/rwa/assets/'));
    }
  };
  const calls = Array.from({ length: CALLERS }, call);
  for (let drop = 0; drop < DROPS; drop++) {
    await sleep(150);
    await runStatement(postgres.url, DROP_ALL);
  }
  isDropping = false;
  await Promise.all(calls);
  expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set(['200 null', '201 null', '503 1']),
  );
  expect(await countInvestments()).toBe(before + acknowledged);
});

/** Drops all connections from another process while this one is blocked and cannot notice. */
function dropUnnoticed(): void {
  const code = `import { Client } from 'pg';
    const client = new Client({ connectionString: '${postgres.url}' });
    await client.connect();
    await client.query('${DROP_ALL}');
    await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: import.meta.dirname });
}

test('returns connections to the pool if their transactions cannot begin', async () => {
  const { db } = sandbox.database;
  const pool = '$client' in db && db.$client instanceof BranchPool ? db.$client : null;
  const begin = () =>
    Promise.allSettled(Array.from({ length: CALLERS }, () => transaction(db, async () => {})));
  await begin();
  dropUnnoticed();
  expect(await begin()).toContainEqual(expect.objectContaining({ status: 'rejected' }));
  expect(pool?.totalCount).toBe(pool?.idleCount);
});
