import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { memberBalances } from '../../../core/ledger/balances.ts';
import { type Account, accountId, type Entry, TOKENS, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../core/ledger/schema.ts';
import { members } from '../../../core/members/schema.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';

// The cast's current balances are fixed (openapi/README.md), and so are their movements, which each area seeds. The
// opening balances follow from both: everyone starts with plenty, the areas post what happened, and at the end the
// opening posting is reduced by the surplus. It is the only posting that is ever rewritten, before anyone has seen it.
// A test reads every account by date: none is ever below zero.

/** Current balances: available and locked together, without the stake. */
const TODAY: Readonly<Record<string, Readonly<Record<Token, string>>>> = {
  [CAST.kim.id]: { GLIB: '8450', GLID: '1200', GLIL: '3500', USDT: '2150' },
  [CAST.lee.id]: { GLIB: '6200', GLID: '800', GLIL: '2400', USDT: '900' },
  [CAST.park.id]: { GLIB: '10000', GLID: '1000', GLIL: '3000', USDT: '1000' },
  [CAST.jung.id]: { GLIB: '480', GLID: '120', GLIL: '650', USDT: '0' },
  [CAST.choi.id]: { GLIB: '10000', GLID: '1000', GLIL: '3000', USDT: '1000' },
};

/** Kim raised hers once she had the means, so she never staked more than she had. */
const STAKES = [
  { memberId: CAST.kim.id, amount: '1500', at: '2026-06-01T10:12:30+09:00' },
  { memberId: CAST.kim.id, amount: '1000', at: '2026-11-04T08:55:16+09:00' },
  { memberId: CAST.lee.id, amount: '300', at: '2026-11-10T21:40:09+09:00' },
];

/** More than anyone of the cast ever spends. */
const PLENTY = '10000000';

const treasury: Account = { platform: 'treasury' };
const available = (memberId: string): Account => ({ member: memberId, bucket: 'available' });
const postingKind = 'opening_balance';

/** Everyone starts with plenty on the day they join, and some stake. */
export async function postOpeningBalances({ db, at }: SeedContext): Promise<void> {
  const joined = await db.select({ id: members.id, joinedAt: members.joinedAt }).from(members);
  for (const { id: memberId, joinedAt: postedAt } of joined) {
    const entries: Entry[] = TOKENS.flatMap((token) =>
      transfer(token, PLENTY, treasury, available(memberId)),
    );
    await postEntries(db, { kind: postingKind, entries }, { memberId, postedAt });
  }
  for (const { memberId, amount, at: stakedAt } of STAKES) {
    const staked: Account = { member: memberId, bucket: 'staked' };
    await postEntries(
      db,
      { kind: 'stake', entries: transfer('GLIB', amount, available(memberId), staked) },
      { memberId, postedAt: at(stakedAt) },
    );
  }
}

/** Reduces the opening balances, so that everyone ends with the current ones. */
export async function closeOpeningBalances({ db }: SeedContext): Promise<void> {
  for (const [memberId, today] of Object.entries(TODAY)) {
    const balances = await memberBalances(db, memberId);
    for (const token of TOKENS) {
      const surplus = decimal.subtract(balances[token].balance, today[token]);
      await reduceOpening(db, memberId, token, surplus);
    }
  }
}

async function reduceOpening(db: Database, memberId: string, token: Token, surplus: string): Promise<void> {
  const [posting] = await db
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.memberId, memberId), eq(ledgerPostings.kind, postingKind)));
  if (!posting) throw new RangeError(`No opening posting for ${memberId}.`);
  for (const entry of transfer(token, surplus, available(memberId), treasury)) {
    const account = accountId(entry.account, token);
    await db
      .update(ledgerEntries)
      .set({ amount: sql`${ledgerEntries.amount} + ${entry.amount}::numeric` })
      .where(and(eq(ledgerEntries.postingId, posting.id), eq(ledgerEntries.accountId, account)));
    await db
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}::numeric` })
      .where(eq(ledgerAccounts.id, account));
  }
}
