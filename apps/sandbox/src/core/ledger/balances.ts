import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { statement } from '../data/statement.ts';
import { accountId, type MemberBucket, TOKENS } from './ledger.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

/**
 * A member's balance of one token, as exact decimals. `balance` is `available` plus `locked`. `total` also includes
 * `staked`.
 */
export type MemberBalance = Readonly<Record<MemberBucket | 'balance' | 'total', string>>;

const findAccounts = statement((db) =>
  db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, sql.placeholder('memberId'))),
);

/** Returns a member's balances of all four tokens. They are zero if nothing was posted. */
export async function memberBalances(db: Database, memberId: string): Promise<Record<Token, MemberBalance>> {
  const rows = await findAccounts(db, { memberId });
  const byId = new Map(rows.map((row) => [row.id, row.balance]));
  const of = (token: Token): MemberBalance => {
    const bucket = (name: MemberBucket) =>
      byId.get(accountId({ member: memberId, bucket: name }, token)) ?? '0';
    const [available, locked, staked] = [bucket('available'), bucket('locked'), bucket('staked')];
    const balance = decimal.add(available, locked);
    return { available, locked, staked, balance, total: decimal.add(balance, staked) };
  };
  return { GLIB: of('GLIB'), GLID: of('GLID'), GLIL: of('GLIL'), USDT: of('USDT') };
}

/**
 * Returns a member's balance of each token before two moments: the sum of all earlier entries, including staked and
 * locked amounts. If `since` is undefined, the opening balance is zero. If `before` is undefined, the closing balance
 * includes all entries.
 */
export async function periodBalances(
  db: Database,
  memberId: string,
  { since, before }: { readonly since: Date | undefined; readonly before: Date | undefined },
): Promise<{ token: Token; opening: string; closing: string }[]> {
  const sumWhere = (condition: SQL) =>
    sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)`.mapWith(
      decimal.normalize,
    );
  const rows = await db
    .select({
      token: ledgerAccounts.token,
      opening: sumWhere(since ? lt(ledgerPostings.postedAt, since) : sql`false`),
      closing: sumWhere(before ? lt(ledgerPostings.postedAt, before) : sql`true`),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerAccounts.memberId, memberId))
    .groupBy(ledgerAccounts.token);
  return TOKENS.map(
    (token) => rows.find((row) => row.token === token) ?? { token, opening: '0', closing: '0' },
  );
}
