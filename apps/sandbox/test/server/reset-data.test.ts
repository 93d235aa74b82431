import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/core/data/open-database.ts';
import { explainError } from '../../src/explain-error.ts';
import { resetData } from '../../src/reset.ts';
import { createSandbox, type Sandbox } from '../../src/server.ts';
import { type PostgresServer, runStatement, startPostgres } from '../start-postgres.ts';

let postgres: PostgresServer;
const sandboxes: Sandbox[] = [];

async function startSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox({ data: { url: postgres.url }, controls: true });
  sandboxes.push(sandbox);
  return sandbox;
}

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
});

afterAll(async () => {
  for (const sandbox of sandboxes) await sandbox.close();
  await postgres.stop();
});

function send({ fetch }: Sandbox, path: string, token = '', json?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = json && JSON.stringify(json);
  return fetch(
    new Request(`http://localhost${path}`, body ? { method: 'POST', headers, body } : { headers }),
  );
}

async function logIn(sandbox: Sandbox): Promise<string> {
  const json = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  return (await (await send(sandbox, '/api/auth/login/', '', json)).json()).token.access;
}

test('keeps another sandbox on the same PostgreSQL database running and shares new tokens with it', {
  tags: 'slow',
}, async () => {
  const running = await startSandbox();
  const old = await logIn(running);
  await send(running, '/sandbox/snapshots/', '', { name: 'before' });
  await resetData({ url: postgres.url });
  const started = await startSandbox();
  for (const [issuer, other] of [
    [running, started],
    [started, running],
  ] as const) {
    expect((await send(other, '/api/user/profile/', await logIn(issuer))).status).toBe(200);
  }
  expect((await send(running, '/api/user/profile/', old)).status).toBe(401);
  expect(await (await send(running, '/sandbox/snapshots/')).json()).toEqual([]);
});

async function newDatabase(name: string, ...statements: readonly string[]): Promise<string> {
  await runStatement(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  for (const statement of statements) await runStatement(url.href, statement);
  return url.href;
}

test('leaves a database alone that has tables of another program', { tags: 'slow' }, async () => {
  const url = await newDatabase(
    'other',
    'create table members (name text)',
    "insert into members values ('kept')",
  );
  await expect(openDatabase({ url })).rejects.toThrow('tables of another program. Choose an empty database');
  await expect(resetData({ url })).rejects.toThrow('the table members, which is not the sandbox');
  await runStatement(url, 'do $$ begin assert (select count(*) = 1 from members); end $$');
});

test('leaves a table of another program alone that was added to its own database', {
  tags: 'slow',
}, async () => {
  const url = await newDatabase('shared');
  await (await openDatabase({ url })).close();
  await runStatement(url, 'create table invoices (id text)');
  await expect(resetData({ url })).rejects.toThrow('the table invoices, which is not the sandbox');
  await runStatement(url, 'drop table invoices');
  await resetData({ url });
});

test('tells the data of an unreleased sandbox version from the tables of another program', {
  tags: 'slow',
}, async () => {
  const url = await newDatabase(
    'older',
    'create table applied_migrations (hash text primary key, position integer not null)',
    "insert into applied_migrations values ('older', 0)",
    'create table members (id text)',
  );
  await expect(openDatabase({ url })).rejects.toThrow('from an unreleased sandbox version');
  await resetData({ url });
  await (await openDatabase({ url })).close();
});

test('says in one sentence why a database cannot be opened', { tags: 'slow' }, async () => {
  const change = (part: 'port' | 'pathname' | 'username' | 'protocol', value: string) => {
    const url = new URL(postgres.url);
    url[part] = value;
    return url.href;
  };
  for (const [url, cause] of [
    [change('port', '1'), 'ECONNREFUSED'],
    [change('pathname', '/missing'), 'database "missing" does not exist'],
    [change('username', 'nobody'), 'password authentication failed for user "nobody"'],
    ['hello', 'not the URL of a PostgreSQL server'],
    ['http://127.0.0.1/postgres', 'not the URL of a PostgreSQL server'],
    ['postgresql://127.0.0.1:port/postgres', 'not the URL of a PostgreSQL server'],
  ] as const) {
    for (const error of [await openError(openDatabase({ url })), await openError(resetData({ url }))]) {
      expect(explainError(error)).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]+$/);
      expect(explainError(error)).toContain(cause);
      expect(explainError(error)).not.toContain('postgres:postgres');
    }
  }
});

const openError = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );
