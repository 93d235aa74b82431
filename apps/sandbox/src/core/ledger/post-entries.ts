import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { rowInsert } from '../data/row-statements.ts';
import { statement } from '../data/statement.ts';
import { problem } from '../problem/problem.ts';
import { assertBalanced, changesByAccount, type Posting } from './ledger.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

const lockBalances = statement((db) =>
  db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(ledgerAccounts.id))
    .for('update'),
);

const moveBalances = statement((db) =>
  db
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + changes.amount` })
    .from(
      sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('amounts')}::numeric[]) as changes (id, amount)`,
    )
    .where(sql`${ledgerAccounts.id} = changes.id`),
);

const insertPosting = rowInsert(ledgerPostings);

const insertEntries = statement((db) =>
  db.insert(ledgerEntries).select(
    sql`select ${sql.placeholder('postingId')}::text || '_' || (place - 1), ${sql.placeholder('postingId')}, account_id, amount
        from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('amounts')}::numeric[])
          with ordinality as changes (account_id, amount, place)`,
  ),
);

const findBalance = statement((db) =>
  db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, sql.placeholder('id'))),
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
  const ids = [...changes.keys()].sort();
  const balances = await lockAccounts(tx, ids, changes);
  for (const id of ids) {
    const change = changes.get(id);
    const balance = decimal.add(balances.get(id) ?? '0', change?.change ?? '0');
    if (change && 'member' in change.entry.account && decimal.isNegative(balance)) {
      throw insufficient(change.entry.token, balances.get(id) ?? '0', change.change);
    }
  }
  const moved = { ids: [...changes.keys()], amounts: [...changes.values()].map(({ change }) => change) };
  await moveBalances(tx, moved);
  const postingId = newId('pst');
  const { memberId, referenceId = null, postedAt } = context;
  await insertPosting(tx, { id: postingId, kind: posting.kind, memberId, referenceId, postedAt });
  await insertEntries(tx, { postingId, ...moved });
  return postingId;
}

type Changes = ReturnType<typeof changesByAccount>;

/** Locks the accounts in order, creates missing ones, and returns their balances. */
async function lockAccounts(
  tx: Database,
  ids: readonly string[],
  changes: Changes,
): Promise<Map<string, string>> {
  let rows = await lockBalances(tx, { ids });
  if (rows.length < ids.length) {
    const missing = ids.filter((id) => !rows.some((row) => row.id === id));
    await tx
      .insert(ledgerAccounts)
      .values(missing.map((id) => newAccount(id, changes)))
      .onConflictDoNothing();
    rows = await lockBalances(tx, { ids });
  }
  return new Map(rows.map((row) => [row.id, row.balance]));
}

function newAccount(id: string, changes: Changes) {
  const entry = changes.get(id)?.entry;
  if (!entry) throw new RangeError(`No entry for ${id}.`);
  const memberId = 'member' in entry.account ? entry.account.member : null;
  return { id, memberId, token: entry.token, balance: '0' };
}

function insufficient(token: Token, available: string, change: string) {
  const needed = decimal.subtract('0', change);
  return problem('insufficient_balance', {
    message: {
      ko: `${needed} ${token}이(가) 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다.`,
      en: `${needed} ${token} are needed and ${available} ${token} are available.`,
    },
  });
}

/** The balance of one account; `0` without any posting. With `lock`, locked until the transaction ends. */
export async function balanceOf(db: Database, id: string, { lock = false } = {}): Promise<string> {
  const [row] = await (lock ? lockBalance : findBalance)(db, { id });
  return row?.balance ?? '0';
}
