import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { idempotencyKeys } from '../../src/core/data/schema.ts';
import { deleteExpiredKeys } from '../../src/core/ledger/idempotency.ts';
import { startMaintenance } from '../../src/maintenance.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const HOUR_MS = 3_600_000;
const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;

async function investWithKey(key: string) {
  const { access: token } = await registerMember(sandbox);
  const json = { amount: '500', accepted_risk: true };
  const headers = { 'Idempotency-Key': key };
  return sandbox.send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { token, json, headers });
}

const keys = async () =>
  (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key);

it('deletes idempotency keys older than 24 hours, and no others', async () => {
  const old = randomUUID();
  expect((await investWithKey(old)).status).toBe(201);
  sandbox.advance(23 * HOUR_MS);
  const young = randomUUID();
  expect((await investWithKey(young)).status).toBe(201);
  expect(await deleteExpiredKeys(db, sandbox.now())).toBe(0);
  sandbox.advance(1.5 * HOUR_MS);
  expect(await deleteExpiredKeys(db, sandbox.now())).toBe(1);
  expect(await keys()).toEqual([young]);
});

it('does so when the sandbox starts', async () => {
  sandbox.advance(25 * HOUR_MS);
  const stop = await startMaintenance(db, { now: sandbox.now, log: () => {} });
  await stop();
  expect(await keys()).toEqual([]);
});
