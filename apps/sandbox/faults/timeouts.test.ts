import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnavailable } from '../src/core/data/is-unavailable.ts';
import { createSandbox, type Sandbox } from '../src/server.ts';
import { type PostgresServer, runStatement, startPostgres } from '../test/start-postgres.ts';

const WRITES = 12;
const INVEST = '/api/v1/rwa/assets/ast_5gw8n2kd7q/invest/';

let postgres: PostgresServer;
let sandbox: Sandbox;
let other: Client;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
  // Settings that would change dates and isolate transactions, if the sandbox did not set its own.
  await runStatement(postgres.url, "alter role postgres set datestyle = 'SQL, DMY'");
  await runStatement(postgres.url, "alter role postgres set default_transaction_isolation = 'serializable'");
  sandbox = await createSandbox({ data: { url: postgres.url }, controls: true });
  other = new Client({ connectionString: postgres.url });
  await other.connect();
});

afterAll(async () => {
  await other.end();
  await sandbox.close();
  await postgres.stop();
});

const get = (path: string) => sandbox.fetch(new Request(`http://localhost${path}`));
const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  sandbox.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(json),
    }),
  );

test('serves reads while writes wait for a locked row, then rejects those writes with 503', async () => {
  const member = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  const { token } = await (await post('/api/auth/login/', member)).json();
  await other.query('begin');
  await other.query('select * from members for update');
  const headers = { Authorization: `Bearer ${token.access}` };
  const writes = Array.from({ length: WRITES }, () =>
    post(INVEST, { amount: '100', accepted_risk: true }, headers),
  );
  expect((await get('/api/team-members/')).status).toBe(200);
  // Even the last in line, which waits for a connection first, gives up in time.
  const late = other.query('select pg_sleep(15)').then(() => null);
  const inTime = await Promise.race([Promise.all(writes), late]);
  const answers = inTime?.map((response) => [response.status, response.headers.get('Retry-After')]);
  expect(answers).toEqual(Array.from({ length: WRITES }, () => [503, '1']));
  await late;
  await other.query('rollback');
  expect((await post(INVEST, { amount: '100', accepted_risk: true }, headers)).status).toBe(201);
});

test('sets limits, dates and isolation on every connection, and treats a canceled statement as unavailable', async () => {
  const { db } = sandbox.database;
  const lock = sql<string>`current_setting('lock_timeout')`;
  const statement = sql<string>`current_setting('statement_timeout')`;
  const dates = sql<string>`current_setting('datestyle')`;
  const isolation = sql<string>`current_setting('transaction_isolation')`;
  expect(await db.select({ lock, statement, dates, isolation }).from(sql`(values (1)) as one`)).toEqual([
    { lock: '8s', statement: '9s', dates: 'ISO, MDY', isolation: 'read committed' },
  ]);
  const sleepTooLong = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 10`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  expect(await sleepTooLong.catch(isUnavailable)).toBe(true);
});

test('reports 503 only while the database is frozen', async () => {
  expect((await get('/sandbox/health/')).status).toBe(200);
  const { rows } = await other.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const pids = [postgres.pid, ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    expect((await get('/sandbox/health/')).status).toBe(503);
    expect((await get('/sandbox/health/')).status).toBe(503);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  expect((await get('/sandbox/health/')).status).toBe(200);
});
