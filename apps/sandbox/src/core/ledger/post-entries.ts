import { decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { rowLock } from '../data/row-statements.ts';
import { part, statement } from '../data/statement.ts';
import { problem } from '../problem/problem.ts';
import { assertBalanced, changesByAccount, type Posting, UnbalancedPostingError } from './ledger.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

const lockAccounts = rowLock(ledgerAccounts);

/**
 * A whole posting over accounts that are locked: unless one is missing or a member's would fall below zero, moves the
 * balances and writes posting and entries. Returns the balances as they were, null for a missing account.
 */
const post = statement((db) =>
  db
    .with(
      part(
        db,
        'changes',
        sql`select change.id, change.amount, account.balance, account.member_id
          from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('amounts')}::numeric[])
            as change (id, amount)
          left join ${ledgerAccounts} as account on account.id = change.id`,
      ),
      part(
        db,
        'ready',
        sql`select from changes
          having bool_and(balance is not null and (member_id is null or balance + amount >= 0))`,
      ),
      part(
        db,
        'moved',
        sql`update ${ledgerAccounts} as account set balance = account.balance + changes.amount
          from changes, ready where account.id = changes.id`,
      ),
      part(
        db,
        'posting',
        sql`insert into ${ledgerPostings} (id, kind, member_id, reference_id, posted_at)
          select ${sql.placeholder('postingId')}, ${sql.placeholder('kind')}, ${sql.placeholder('memberId')}::text,
            ${sql.placeholder('referenceId')}::text, ${sql.placeholder('postedAt')}::timestamptz from ready`,
      ),
      part(
        db,
        'entries',
        sql`insert into ${ledgerEntries} (posting_id, account_id, amount)
          select ${sql.placeholder('postingId')}, id, amount from changes, ready`,
      ),
    )
    .select({
      id: sql<string>`id`,
      balance: sql<string | null>`balance::text`,
      isPosted: sql<boolean>`exists (select from ready)`,
    })
    .from(sql`changes`),
);

const lockBalance = statement((db) =>
  db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, sql.placeholder('id')))
    .for('update'),
);

export type PostingContext = {
  /** The member whose history shows it; null for the platform's own postings. */
  readonly memberId: string | null;
  /** Id of the order, investment, conversion or reward behind it. */
  readonly referenceId?: string;
  readonly postedAt: Date;
};

/**
 * Writes a posting and updates the balances. Accounts are locked in the order of their ids, so that concurrent postings
 * wait for each other and never deadlock. Call it inside a transaction: a write's handler runs in one.
 * @returns the id of the posting
 * @throws Problem `insufficient_balance` when a member's account would fall below zero.
 */
export async function postEntries(tx: Database, posting: Posting, context: PostingContext): Promise<string> {
  assertBalanced(posting);
  const changes = changesByAccount(posting.entries);
  const postingId = newId('pst');
  const values = {
    ids: [...changes.keys()],
    amounts: [...changes.values()].map(({ change }) => change),
    postingId,
    kind: posting.kind,
    memberId: context.memberId,
    referenceId: context.referenceId ?? null,
    postedAt: context.postedAt.toISOString(),
  };
  await lockAccounts(tx, values.ids);
  let balances = await post(tx, values);
  const missing = balances.filter(({ balance }) => balance === null);
  if (missing.length > 0) {
    await tx
      .insert(ledgerAccounts)
      .values(missing.map(({ id }) => newAccount(id, changes)))
      .onConflictDoNothing();
    await lockAccounts(tx, values.ids);
    balances = await post(tx, values);
  }
  if (balances.every(({ isPosted }) => isPosted)) return postingId;
  throw insufficient(changes, new Map(balances.map(({ id, balance }) => [id, balance])));
}

type Changes = ReturnType<typeof changesByAccount>;

function newAccount(id: string, changes: Changes) {
  const entry = changes.get(id)?.entry;
  if (!entry) throw new RangeError(`No entry for ${id}.`);
  const memberId = 'member' in entry.account ? entry.account.member : null;
  return { id, memberId, token: entry.token, balance: '0' };
}

/** The first account, by its id, that would fall below zero. */
function insufficient(changes: Changes, balances: ReadonlyMap<string, string | null>) {
  for (const id of [...changes.keys()].sort()) {
    const change = changes.get(id);
    const available = decimal.normalize(balances.get(id) ?? '0');
    if (!change || !('member' in change.entry.account)) continue;
    if (!decimal.isNegative(decimal.add(available, change.change))) continue;
    const { token } = change.entry;
    const needed = decimal.subtract('0', change.change);
    return problem('insufficient_balance', {
      message: {
        ko: `${needed} ${token}이(가) 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다.`,
        en: `${needed} ${token} are needed and ${available} ${token} are available.`,
      },
    });
  }
  return new UnbalancedPostingError('A posting was refused without a reason.');
}

/** The balance of one account, locked until the transaction ends; `0` without any posting. */
export async function lockedBalance(tx: Database, id: string): Promise<string> {
  const [row] = await lockBalance(tx, { id });
  return row?.balance ?? '0';
}
