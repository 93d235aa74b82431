import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { deleteExpiredCredentials } from '../../src/areas/auth/expiry.ts';
import { loginAttempts, refreshTokens, walletNonces } from '../../src/areas/auth/schema.ts';
import { verificationCodes } from '../../src/areas/kyc/schema.ts';
import { memberNotices } from '../../src/areas/notices/schema.ts';
import { openDatabase } from '../../src/core/data/open-database.ts';
import { idempotencyKeys, settings } from '../../src/core/data/schema.ts';
import { deleteExpiredKeys } from '../../src/core/ledger/idempotency.ts';
import { startMaintenance } from '../../src/maintenance.ts';
import { seed } from '../../src/seed.ts';
import { registerMember } from '../members.ts';
import { freshData, startTestSandbox } from '../sandbox.ts';

const HOUR_MS = 3_600_000;
const sandbox = await startTestSandbox();
const { db, kind } = sandbox.sandbox.database;

async function investWithKey(key: string) {
  const { access: token } = await registerMember(sandbox);
  const json = { amount: '500', accepted_risk: true };
  const headers = { 'Idempotency-Key': key };
  return sandbox.send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { token, json, headers });
}

const keys = async () =>
  (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key);

it('deletes only idempotency keys older than 24 hours', async () => {
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

it('deletes only expired attempts, nonces and refresh tokens', async () => {
  const now = sandbox.now();
  const past = (ms: number) => new Date(now.getTime() - ms);
  const member = await registerMember(sandbox);
  const { body } = await sandbox.send('GET', '/auth/sessions/', { token: member.access });
  const sessionId: string = body[0].id;
  await db.insert(loginAttempts).values([
    { username: 'old@example.com', attemptedAt: [past(9 * 60_000).getTime(), past(6 * 60_000).getTime()] },
    { username: 'new@example.com', attemptedAt: [past(6 * 60_000).getTime(), past(60_000).getTime()] },
  ]);
  const nonce = { memberId: member.id, walletAddress: '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ' };
  await db.insert(walletNonces).values([
    { ...nonce, nonce: 'old', expiresAt: past(1) },
    { ...nonce, nonce: 'new', expiresAt: past(-1) },
  ]);
  await db.insert(refreshTokens).values([
    { hash: 'old', sessionId, expiresAt: past(15 * 24 * HOUR_MS) },
    { hash: 'expired', sessionId, expiresAt: past(13 * 24 * HOUR_MS) },
  ]);
  await deleteExpiredCredentials(db, now);
  expect((await db.select().from(loginAttempts)).map(({ username }) => username)).toEqual([
    'new@example.com',
  ]);
  expect((await db.select().from(walletNonces)).map((row) => row.nonce)).toEqual(['new']);
  const tokens = await db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  expect(tokens.map(({ hash }) => hash)).toContain('expired');
  expect(tokens.map(({ hash }) => hash)).not.toContain('old');
});

it('deletes only notices and verification codes that no longer count', async () => {
  const now = sandbox.now();
  const past = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { id: memberId } = await registerMember(sandbox);
  const text = { ko: '', en: '' };
  const notice = { memberId, kind: 'order', title: text, text } as const;
  await db.insert(memberNotices).values([
    { ...notice, id: 'old', createdAt: past(7 * 24) },
    { ...notice, id: 'new', createdAt: past(7 * 24 - 1) },
  ]);
  const code = { memberId, purpose: 'kyc_email', sentTo: '', codeHash: '', triesLeft: 5 } as const;
  await db.insert(verificationCodes).values([
    { ...code, id: 'old', sentAt: past(24), expiresAt: past(23) },
    { ...code, id: 'counted', sentAt: past(23), expiresAt: past(22) },
  ]);
  await (await startMaintenance(sandbox.sandbox.database, { now: sandbox.now, log: () => {} }))();
  const toIds = (rows: { readonly id: string }[]) => rows.map(({ id }) => id);
  const ofMember = eq(memberNotices.memberId, memberId);
  expect(toIds(await db.select().from(memberNotices).where(ofMember))).toEqual(['new']);
  expect(toIds(await db.select().from(verificationCodes))).toEqual(['counted']);
});

it('cleans up when the sandbox starts', async () => {
  sandbox.advance(25 * HOUR_MS);
  const stop = await startMaintenance(sandbox.sandbox.database, { now: sandbox.now, log: () => {} });
  await stop();
  expect(await keys()).toEqual([]);
});

const TABLES = sql`from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

it('analyzes every table when the database is seeded', { tags: 'slow' }, async () => {
  const { data, drop } = await freshData(true);
  const database = await openDatabase(data);
  await seed(database.db, 'demo', { now: sandbox.now(), log: () => {} });
  // A table that was never analyzed has -1 rows.
  expect(
    await database.db
      .select({ name: sql`relname` })
      .from(sql`(select relname ${TABLES} and reltuples < 0) as never_analyzed`),
  ).toEqual([]);
  await database.close();
  await drop();
});

it('analyzes tables periodically in PGlite, but not in PostgreSQL', async () => {
  const rowCount = async () => {
    const [row] = await db
      .select({ rows: sql<number>`reltuples` })
      .from(sql`pg_class where oid = 'settings'::regclass`);
    return row?.rows ?? -1;
  };
  await db
    .insert(settings)
    .values(Array.from({ length: 500 }, (_, at) => ({ name: `probe ${at}`, value: '' })));
  const before = await rowCount();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startMaintenance(sandbox.sandbox.database, { now: sandbox.now, log: () => {} });
  vi.advanceTimersToNextTimer();
  vi.useRealTimers();
  await stop();
  expect((await rowCount()) - before >= 500).toBe(kind === 'PGlite');
});

it('logs a failed run without the parameters of its statement', async () => {
  const log: string[] = [];
  const failed = new DrizzleQueryError(
    'delete from members',
    ['seoyeon.kim@example.com'],
    new Error('no space'),
  );
  const now = vi.fn(sandbox.now);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startMaintenance(sandbox.sandbox.database, { now, log: (line) => log.push(line) });
  now.mockImplementation(() => {
    throw failed;
  });
  vi.advanceTimersToNextTimer();
  vi.useRealTimers();
  await stop();
  expect(log.join()).toContain('no space');
  expect(log.join()).not.toContain('seoyeon');
});
