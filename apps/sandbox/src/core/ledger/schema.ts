import type { Token } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, reference, time } from '../data/columns.ts';
import { keptRows } from '../members/personal-data.ts';

const keptLedgerAccounts = {
  id: text().primaryKey(),
  memberId: text(),
  token: text().$type<Token>().notNull(),
  balance: amount().notNull().default('0'),
};

/**
 * Accounts with their current balances, updated in the same transaction as the entries. The check is the last line of
 * defense: only accounts of the platform may fall below zero.
 */
export const ledgerAccounts = pgTable('ledger_accounts', keptLedgerAccounts, (table) => [
  index().on(table.memberId),
  check('no_member_below_zero', sql`${table.memberId} is null or ${table.balance} >= 0`),
]);

const keptLedgerPostings = {
  id: text().primaryKey(),
  kind: text().notNull(),
  memberId: text(),
  /** Id of the order, investment, conversion or reward. */
  referenceId: text(),
  postedAt: time().notNull(),
};

/** Movements of value. The entries of each one sum to zero for each token. */
export const ledgerPostings = pgTable('ledger_postings', keptLedgerPostings, (table) => [
  index().on(table.referenceId),
]);

/** Changes of accounts. Each row has the change of one account by one posting, which may be negative. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    postingId: reference(() => ledgerPostings.id),
    accountId: reference(() => ledgerAccounts.id),
    amount: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.accountId] }), index().on(table.accountId)],
);

/** The law requires keeping the ledger. */
export const accountData = keptRows(ledgerAccounts, ledgerAccounts.memberId, keptLedgerAccounts);

export const postingData = keptRows(ledgerPostings, ledgerPostings.memberId, keptLedgerPostings);
