import { decimal } from '@gli/validation';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/core/data/database.ts';
import { transaction } from '../../src/core/data/transaction.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import {
  type Account,
  assertBalanced,
  transfer,
  UnbalancedPostingError,
} from '../../src/core/ledger/ledger.ts';
import { postEntries } from '../../src/core/ledger/post-entries.ts';
import { ledgerAccounts, ledgerEntries } from '../../src/core/ledger/schema.ts';
import { Problem } from '../../src/core/problem/problem.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;
const available = (member: string): Account => ({ member, bucket: 'available' });
const fees: Account = { platform: 'fees' };

/**
 * Returns the sums of all balances and of all entries by token, and the accounts whose balance differs from the sum of
 * their entries.
 */
export async function audit(database: Database) {
  const total = sql<string>`sum(${ledgerAccounts.balance})`;
  const balances = await database
    .select({ token: ledgerAccounts.token, total })
    .from(ledgerAccounts)
    .groupBy(ledgerAccounts.token);
  const wrong = await database
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, sql`${ledgerEntries.accountId} = ${ledgerAccounts.id}`)
    .groupBy(ledgerAccounts.id)
    .having(sql`${ledgerAccounts.balance} <> coalesce(sum(${ledgerEntries.amount}), 0)`);
  return { unbalanced: balances.filter((row) => !decimal.isZero(row.total)), wrong };
}

const pay = (member: string, amount: string, to: Account = fees) =>
  transaction(db, (tx) =>
    postEntries(
      tx,
      { kind: 'test', entries: transfer('GLIB', amount, available(member), to) },
      { memberId: member, postedAt: new Date() },
    ),
  );

it("has Kim's current balances after the seed", async () => {
  const { GLIB, GLID, GLIL, USDT } = await memberBalances(db, 'mem_4kq7w2hx9p');
  expect([GLIB.balance, GLID.balance, GLIL.balance, USDT.balance, GLIB.staked]).toEqual([
    '8450',
    '1200',
    '3500',
    '2150',
    '2500',
  ]);
  expect(await audit(db)).toEqual({ unbalanced: [], wrong: [] });
});

describe('a ledger entry', () => {
  it('is rejected unless its amounts sum to zero for each token', () => {
    const one = { account: fees, token: 'GLIB', amount: '1' } as const;
    expect(() => assertBalanced({ kind: 'test', entries: [one, { ...one, amount: '-0.99999999' }] })).toThrow(
      UnbalancedPostingError,
    );
    expect(() =>
      assertBalanced({ kind: 'test', entries: [one, { ...one, token: 'USDT', amount: '-1' }] }),
    ).toThrow();
    expect(() => assertBalanced({ kind: 'test', entries: [] })).toThrow();
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (amount) => {
        assertBalanced({ kind: 'test', entries: transfer('GLIL', String(amount), fees, available('mem_x')) });
      }),
    );
  });

  it('is rejected without changes if it would overdraw a member', async () => {
    const { id } = await registerMember(sandbox);
    await expect(pay(id, '10000.00000001')).rejects.toThrow(Problem);
    await pay(id, '10000');
    await expect(pay(id, '0.00000001')).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect((await memberBalances(db, id)).GLIB.available).toBe('0');
    expect(await audit(db)).toEqual({ unbalanced: [], wrong: [] });
  });

  it('spends a balance only once despite concurrent attempts', async () => {
    const { id } = await registerMember(sandbox);
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => pay(id, '1000')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['insufficient_balance']));
    expect((await memberBalances(db, id)).GLIB.available).toBe('0');
  });

  it('does not deadlock when members pay each other at the same time', async () => {
    const [a, b] = [await registerMember(sandbox), await registerMember(sandbox)];
    const both = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? pay(a.id, '1.5', available(b.id)) : pay(b.id, '0.5', available(a.id)),
    );
    await Promise.all(both);
    expect((await memberBalances(db, a.id)).GLIB.available).toBe('9990');
    expect((await memberBalances(db, b.id)).GLIB.available).toBe('10010');
    expect(await audit(db)).toEqual({ unbalanced: [], wrong: [] });
  });
});

it('keeps balances non-negative even for statements that bypass the ledger’s code', async () => {
  const { id } = await registerMember(sandbox);
  const update = db
    .update(ledgerAccounts)
    .set({ balance: '-1' })
    .where(sql`${ledgerAccounts.memberId} = ${id}`);
  await expect(update).rejects.toThrow();
});
