import { decimal, formatTokenAmount } from '@gli/validation';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { statement } from '../data/statement.ts';
import { problem } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';
import { assertBalanced, changesByAccount, type Posting } from './ledger.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

const lockBalance = statement((db) =>
  db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, sql.placeholder('id')))
    .for('update'),
);

export type PostingContext = {
  /** The member whose history shows the posting. Null for the platform's own postings. */
  readonly memberId: string | null;
  /** Id of the order, investment, conversion or reward that caused it. */
  readonly referenceId?: string | null;
  readonly postedAt: Date;
};

type ContextualPosting = Posting & PostingContext;

/**
 * Writes a posting and updates the balances. Call it inside a transaction, such as a write's handler.
 * @throws Problem `insufficient_balance` if a member's account would fall below zero.
 */
export const postEntries = (tx: Database, posting: Posting, context: PostingContext): Promise<void> =>
  postAll(tx, [{ ...posting, ...context }]);

/**
 * Writes postings in order and updates each balance once. Accounts are locked in the order of their ids, so that
 * concurrent postings wait for each other and never deadlock.
 * @throws Problem `insufficient_balance` if a member's account would be below zero after all postings.
 */
export async function postAll(tx: Database, postings: readonly ContextualPosting[]): Promise<void> {
  for (const posting of postings) assertBalanced(posting);
  const changes = changesByAccount(postings.flatMap(({ entries }) => entries));
  const ids = [...changes.keys()];
  let accounts = await lockAccounts(tx, ids);
  if (accounts.size < ids.length) {
    const missing = ids.filter((id) => !accounts.has(id));
    await tx
      .insert(ledgerAccounts)
      .values(missing.map((id) => newAccount(id, changes)))
      .onConflictDoNothing();
    accounts = await lockAccounts(tx, ids);
  }
  for (const id of ids.toSorted()) assertSufficient(changes.get(id), accounts.get(id) ?? '0');
  for (const [id, { change }] of changes) {
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${change}::numeric` })
      .where(eq(ledgerAccounts.id, id));
  }
  const rows = postings.map((posting) => ({ id: newId('pst'), referenceId: null, ...posting }));
  await tx.insert(ledgerPostings).values(rows.map(({ entries: _, ...row }) => row));
  await tx.insert(ledgerEntries).values(
    rows.flatMap(({ id: postingId, entries }) =>
      [...changesByAccount(entries)].map(([accountId, { change }]) => ({
        postingId,
        accountId,
        amount: change,
      })),
    ),
  );
}

/** Locks the existing accounts and returns their balances. */
async function lockAccounts(tx: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]))
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

type Changes = ReturnType<typeof changesByAccount>;

function newAccount(id: string, changes: Changes) {
  const entry = changes.get(id)?.entry;
  if (!entry) throw new RangeError(`No entry for ${id}.`);
  const memberId = 'member' in entry.account ? entry.account.member : null;
  return { id, memberId, token: entry.token, balance: '0' };
}

/** Checks that no member's account falls below zero. @throws Problem `insufficient_balance` */
function assertSufficient(change: ReturnType<Changes['get']>, balance: string): void {
  if (!change || !('member' in change.entry.account)) return;
  const available = decimal.normalize(balance);
  if (!decimal.isNegative(decimal.add(available, change.change))) return;
  const { token } = change.entry;
  const needed = decimal.subtract('0', change.change);
  throw problem('insufficient_balance', {
    message: texts.validation.balanceNeeded(
      formatTokenAmount(needed, 'en'),
      formatTokenAmount(available, 'en'),
      token,
    ),
  });
}

/** Reads the balance of one account and locks it until the transaction ends. `0` if nothing was posted. */
export async function lockedBalance(tx: Database, id: string): Promise<string> {
  const [row] = await lockBalance(tx, { id });
  return row?.balance ?? '0';
}
