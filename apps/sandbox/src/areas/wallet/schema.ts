import type {
  ConversionStatus,
  ConversionType,
  ConversionWarningCode,
  Token,
  TransactionDirection,
  TransactionReferenceType,
  WalletTransactionPurpose,
  WalletTransactionStatus,
  WalletTransactionType,
} from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, rate, reference, time } from '../../core/data/columns.ts';
import { keptRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';

/** Columns of the terms that a quote promises and a conversion applies. */
const terms = () => ({
  fromToken: text().$type<Token>().notNull(),
  toToken: text().$type<Token>().notNull(),
  amount: amount().notNull(),
  conversionType: text().$type<ConversionType>().notNull(),
  marketRate: rate().notNull(),
  rate: rate().notNull(),
  priceImpactPercent: rate().notNull(),
  grossAmount: amount().notNull(),
  feePercent: rate().notNull(),
  feeAmount: amount().notNull(),
  receiveAmount: amount().notNull(),
});

const keptConversionQuotes = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  ...terms(),
  warnings: jsonb().$type<ConversionWarningCode[]>().notNull(),
  createdAt: time().notNull(),
  expiresAt: time().notNull(),
  usedAt: time(),
};

/** Binding quotes. They are deleted after 30 days. `used_at` is set on execution. */
export const conversionQuotes = pgTable('conversion_quotes', keptConversionQuotes, (table) => [
  index().on(table.memberId, table.createdAt),
]);

const keptWalletTransactions = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  type: text().$type<WalletTransactionType>().notNull(),
  purpose: text().$type<WalletTransactionPurpose>().notNull(),
  direction: text().$type<TransactionDirection>().notNull(),
  status: text().$type<WalletTransactionStatus>().notNull(),
  token: text().$type<Token>().notNull(),
  amount: amount().notNull(),
  descriptionKo: text().notNull(),
  descriptionEn: text().notNull(),
  hash: text(),
  referenceType: text().$type<TransactionReferenceType>(),
  referenceId: text(),
  createdAt: time().notNull(),
  completedAt: time(),
};

/** Movements of members' balances from all areas, as listed on My Page. Only `recordTransaction` writes them. */
export const walletTransactions = pgTable('wallet_transactions', keptWalletTransactions, (table) => [
  index().on(table.memberId, table.createdAt, table.id),
]);

const keptConversions = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  quoteId: text().references(() => conversionQuotes.id, { onDelete: 'set null' }),
  transactionId: reference(() => walletTransactions.id),
  idempotencyKey: text(),
  status: text().$type<ConversionStatus>().notNull(),
  /** True if a fault makes it fail instead of completing. */
  reverts: boolean().notNull(),
  ...terms(),
  acknowledgedWarnings: jsonb().$type<ConversionWarningCode[]>().notNull(),
  hash: text(),
  createdAt: time().notNull(),
  estimatedCompletionAt: time().notNull(),
  completedAt: time(),
};

/** Executed quotes. A pending conversion is settled before its member's first call after `estimated_completion_at`. */
export const conversions = pgTable('conversions', keptConversions, (table) => [
  index().on(table.memberId, table.createdAt, table.id),
  index().on(table.quoteId),
  index().on(table.memberId, table.idempotencyKey),
  index('conversions_pending_index')
    .on(table.memberId, table.estimatedCompletionAt)
    .where(sql`status = 'pending'`),
]);

/** Wallet rows are kept when an account is deleted, because they document transfers of value. */
export const quoteData = keptRows(conversionQuotes, conversionQuotes.memberId, keptConversionQuotes);

export const transactionData = keptRows(
  walletTransactions,
  walletTransactions.memberId,
  keptWalletTransactions,
);

export const conversionData = keptRows(conversions, conversions.memberId, keptConversions);
