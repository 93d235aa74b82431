import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetData } from '../../src/reset.ts';
import { createSandbox, type Sandbox } from '../../src/server.ts';
import { type PostgresServer, startPostgres } from '../start-postgres.ts';

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
