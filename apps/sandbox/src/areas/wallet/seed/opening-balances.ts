import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { memberBalances } from '../../../core/ledger/balances.ts';
import { type Account, accountId, type Entry, TOKENS, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../core/ledger/schema.ts';
import { members } from '../../../core/members/schema.ts';
import { DEMO_MEMBERS, zDemoMemberKey } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { listGrant } from '../sandbox-grant.ts';
import { readWalletFile } from './wallet-files.ts';

// The demo members' current balances are fixed (openapi/README.md), and so are the movements that each area seeds. The
// opening balances follow from both: everyone starts with plenty, the areas post what happened, and finally the opening
// posting is reduced by the surplus. No other posting is ever rewritten. A test checks that no account is ever below
// zero, in order of date.

/** More than any demo member will ever spend. */
const PLENTY = '10000000';

const treasury: Account = { platform: 'treasury' };
const available = (memberId: string): Account => ({ member: memberId, bucket: 'available' });
const postingKind = 'opening_balance';

/** Posts a large balance, and some stake, for every member on the day they join. */
export async function postOpeningBalances({ db, at }: SeedContext): Promise<void> {
  const joined = await db.select({ id: members.id, joinedAt: members.joinedAt }).from(members);
  for (const { id: memberId, joinedAt: postedAt } of joined) {
    const entries: Entry[] = TOKENS.flatMap((token) =>
      transfer(token, PLENTY, treasury, available(memberId)),
    );
    await postEntries(db, { kind: postingKind, entries }, { memberId, postedAt });
  }
  for (const { member, amount, staked_at } of readWalletFile().stakes) {
    const memberId = DEMO_MEMBERS[member].id;
    const staked: Account = { member: memberId, bucket: 'staked' };
    await postEntries(
      db,
      { kind: 'stake', entries: transfer('GLIB', amount, available(memberId), staked) },
      { memberId, postedAt: at(staked_at) },
    );
  }
}

/** Reduces the opening balances so that everyone ends with the current balances, and lists the remainder. */
export async function closeOpeningBalances({ db }: SeedContext): Promise<void> {
  const today = readWalletFile().balances;
  for (const key of zDemoMemberKey.options) {
    const memberId = DEMO_MEMBERS[key].id;
    const balances = await memberBalances(db, memberId);
    for (const token of TOKENS) {
      const surplus = decimal.subtract(balances[token].balance, today[key][token]);
      const postedAt = await reduceOpening(db, memberId, token, surplus);
      const amount = decimal.subtract(PLENTY, surplus);
      if (!decimal.isZero(amount)) await listGrant(db, { memberId, token, amount }, postedAt);
    }
  }
}

/** Reduces a member's opening balance. @returns when the opening balance was posted */
async function reduceOpening(db: Database, memberId: string, token: Token, surplus: string): Promise<Date> {
  const [posting] = await db
    .select({ id: ledgerPostings.id, postedAt: ledgerPostings.postedAt })
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
  return posting.postedAt;
}
