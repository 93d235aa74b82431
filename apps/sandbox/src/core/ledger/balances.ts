import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { statement } from '../data/statement.ts';
import { accountId, type MemberBucket, TOKENS } from './ledger.ts';
import { ledgerAccounts } from './schema.ts';

/** A member's balance of one token, as exact decimals; `balance` is `available` plus `locked`. */
export type MemberBalance = Readonly<Record<MemberBucket, string>> & { readonly balance: string };

const findAccounts = statement((db) =>
  db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, sql.placeholder('memberId'))),
);

/** A member's balances of all four tokens, zero without any posting. */
export async function memberBalances(db: Database, memberId: string): Promise<Record<Token, MemberBalance>> {
  const rows = await findAccounts(db, { memberId });
  const byId = new Map(rows.map((row) => [row.id, row.balance]));
  const of = (token: Token): MemberBalance => {
    const bucket = (name: MemberBucket) =>
      byId.get(accountId({ member: memberId, bucket: name }, token)) ?? '0';
    const [available, locked, staked] = [bucket('available'), bucket('locked'), bucket('staked')];
    return { available, locked, staked, balance: decimal.add(available, locked) };
  };
  const [GLIB, GLID, GLIL, USDT] = TOKENS;
  return { GLIB: of(GLIB), GLID: of(GLID), GLIL: of(GLIL), USDT: of(USDT) };
}
