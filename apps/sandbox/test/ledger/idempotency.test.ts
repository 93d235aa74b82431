import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../src/core/data/database.ts';
import { newId } from '../../src/core/data/new-id.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { type InProgress, withIdempotency } from '../../src/core/ledger/idempotency.ts';
import { transfer } from '../../src/core/ledger/ledger.ts';
import { postEntries } from '../../src/core/ledger/post-entries.ts';
import { Problem, problem } from '../../src/core/problem/problem.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;

/** Returns a function that pays 100 GLIB with a key, as a handler would. */
function buyer(memberId: string, inProgress: InProgress = new Set()) {
  return async (key: string, amount = '100', now = new Date()) => {
    const scope = { memberId, operation: 'createOrder', key, request: { body: { amount } } } as const;
    try {
      return await withIdempotency({ db, now, inProgress, scope, language: 'en' }, (tx) =>
        payOnce(tx, memberId, amount, now),
      );
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  };
}

async function payOnce(tx: Database, memberId: string, amount: string, postedAt: Date) {
  const entries = transfer('GLIB', amount, { member: memberId, bucket: 'available' }, { platform: 'shop' });
  await postEntries(tx, { kind: 'test', entries }, { memberId, postedAt });
  return { status: 201, body: { id: newId('pst') } };
}

const balance = async (memberId: string) => (await memberBalances(db, memberId)).GLIB.available;

it('replays the response to a reused key and pays only once', async () => {
  const { id } = await registerMember(sandbox);
  const buy = buyer(id);
  const key = randomUUID();
  const first = await buy(key);
  const second = await buy(key);
  expect(second).toEqual({ ...first, headers: { 'Content-Language': 'en', 'Idempotent-Replayed': 'true' } });
  expect(await balance(id)).toBe('9900');
});

it('rejects a reused key with a different body, but accepts it from another member', async () => {
  const [a, b] = [await registerMember(sandbox), await registerMember(sandbox)];
  const key = randomUUID();
  await buyer(a.id)(key);
  expect(await buyer(a.id)(key, '200')).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
  expect(await buyer(b.id)(key)).toMatchObject({ status: 201 });
  expect([await balance(a.id), await balance(b.id)]).toEqual(['9900', '9900']);
});

it('executes a write only once for concurrent requests, in one or several processes', async () => {
  const { id } = await registerMember(sandbox);
  const key = randomUUID();
  // Separate sets simulate separate processes.
  const responses = await Promise.all(Array.from({ length: 10 }, () => buyer(id)(key)));
  const inOne = new Set<string>();
  const otherKey = randomUUID();
  const local = await Promise.all(Array.from({ length: 10 }, () => buyer(id, inOne)(otherKey)));
  for (const response of [...responses, ...local]) {
    expect(response instanceof Problem ? response.code : response.status).toSatisfy(
      (value: unknown) => value === 201 || value === 'request_in_progress',
    );
  }
  expect(local.filter((response) => response.status === 201)).toHaveLength(1);
  expect(await balance(id)).toBe('9800');
});

/** Pays with a key and then fails, which rolls back the payment. */
async function refusal(memberId: string, code: 'out_of_stock' | 'permission_denied') {
  const scope = {
    memberId,
    operation: 'createOrder',
    key: randomUUID(),
    request: { amount: '100' },
  } as const;
  const context = { db, now: new Date(), inProgress: new Set<string>(), scope, language: 'en' } as const;
  const refuse = async (tx: Database) => {
    await payOnce(tx, memberId, '100', new Date());
    throw problem(code);
  };
  expect(await withIdempotency(context, refuse)).toMatchObject({ code });
  expect(await balance(memberId)).toBe('10000');
  return {
    retry: () => withIdempotency(context, (tx) => payOnce(tx, memberId, '100', new Date())),
    retryOther: () => {
      const other = { ...context, scope: { ...scope, request: { amount: '200' } } };
      return withIdempotency(other, (tx) => payOnce(tx, memberId, '200', new Date()));
    },
  };
}

it('replays a rejection so that a late retry has no effect', async () => {
  const { id } = await registerMember(sandbox);
  const { retry, retryOther } = await refusal(id, 'out_of_stock');
  expect(await retry()).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock' },
    headers: { 'Content-Language': 'en', 'Idempotent-Replayed': 'true' },
  });
  await expect(retryOther()).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await balance(id)).toBe('10000');
});

it('stores nothing for a request without a final outcome', async () => {
  const { id } = await registerMember(sandbox);
  const { retry } = await refusal(id, 'permission_denied');
  expect(await retry()).toMatchObject({ status: 201 });
  expect(await balance(id)).toBe('9900');
});

it('expires a key after 24 hours (decision 25)', async () => {
  const { id } = await registerMember(sandbox);
  const key = randomUUID();
  await buyer(id)(key);
  await buyer(id)(key, '100', new Date(Date.now() + 24 * 3600 * 1000 + 1));
  expect(await balance(id)).toBe('9800');
});
