import type {
  ContractKind,
  ContractType,
  InvestmentStatus,
  RiskLevel,
  RwaAssetStatus,
  RwaPayoutSchedule,
  Token,
} from '@gli/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, rate, reference, time } from '../../core/data/columns.ts';
import { keptRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';
import type { Text } from '../../core/text/text.ts';
import { walletTransactions } from '../wallet/index.ts';
import type { AssetDetails, LocalizedPicture } from './assets/asset-details.ts';

export const rwaCategories = pgTable('rwa_categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  cover: jsonb().$type<LocalizedPicture>().notNull(),
  position: integer().notNull(),
});

/**
 * Asset data for lists and rules. The stored `status` becomes outdated over time, so read it through `effectiveStatus`.
 * `raised` equals the sum of all principals and changes only under a row lock. The check is the last line of defense.
 */
export const rwaAssets = pgTable(
  'rwa_assets',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    categoryId: reference(() => rwaCategories.id),
    name: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    city: jsonb().$type<Text>().notNull(),
    region: jsonb().$type<Text>().notNull(),
    cover: jsonb().$type<LocalizedPicture>().notNull(),
    riskLevel: text().$type<RiskLevel>().notNull(),
    status: text().$type<RwaAssetStatus>().notNull(),
    statusReason: jsonb().$type<Text>(),
    featured: boolean().notNull().default(false),
    contractKind: text().$type<ContractKind>().notNull(),
    contractType: text().$type<ContractType>().notNull(),
    token: text().$type<Token>().notNull(),
    expectedApy: rate().notNull(),
    minimumInvestment: amount().notNull(),
    maximumInvestment: amount(),
    termMonths: integer().notNull(),
    payoutSchedule: text().$type<RwaPayoutSchedule>().notNull(),
    payoutDay: integer().notNull(),
    /** First earning month, as `YYYY-MM`. Null while the asset earns nothing. */
    earnsFrom: text(),
    target: amount().notNull(),
    raised: amount().notNull(),
    investorCount: integer().notNull(),
    opensAt: time().notNull(),
    closesAt: time(),
    /** Names, summaries, cities and regions in both languages, in lowercase, for the search. */
    searchText: text().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    index().on(table.categoryId),
    index().on(table.createdAt, table.id),
    check('raised_within_target', sql`${table.raised} >= 0 and ${table.raised} <= ${table.target}`),
  ],
);

/** Data that is shown only on an asset's page. It is separate to keep lists fast. */
export const rwaAssetDetails = pgTable('rwa_asset_details', {
  assetId: reference(() => rwaAssets.id).primaryKey(),
  details: jsonb().$type<AssetDetails>().notNull(),
});

/** Yields of closed months. Later months are computed from the ledger and the expected APY. */
export const rwaYields = pgTable(
  'rwa_yields',
  {
    assetId: reference(() => rwaAssets.id),
    /** Month in Korea, as `YYYY-MM`. */
    month: text().notNull(),
    apy: rate().notNull(),
    averageInvested: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.month] })],
);

const keptInvestments = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  assetId: reference(() => rwaAssets.id),
  idempotencyKey: text(),
  principal: amount().notNull(),
  token: text().$type<Token>().notNull(),
  fee: amount().notNull(),
  status: text().$type<InvestmentStatus>().notNull().default('active'),
  investedAt: time().notNull(),
  maturesOn: date().notNull(),
  /** Number of payouts so far. */
  payoutCount: integer().notNull().default(0),
  /** Day of the next payout, or of the maturity if no payout is left. Null once the investment has ended. */
  dueOn: date(),
  /** Earliest time of a payment. Null unless the investment was upgraded. */
  paidFrom: time(),
  /** Time when the principal returned to the balance. Null before that. */
  releasedAt: time(),
  riskAcceptedAt: time().notNull(),
  transactionId: reference(() => walletTransactions.id),
};

/** Investments. `payout_count` and `due_on` change together with their payouts and their release. */
export const investments = pgTable('investments', keptInvestments, (table) => [
  index().on(table.memberId, table.investedAt),
  index().on(table.assetId, table.memberId),
  index().on(table.memberId, table.idempotencyKey),
  index('investments_due_index').on(table.memberId, table.dueOn).where(sql`status = 'active'`),
  check('principal_above_zero', sql`${table.principal} > 0`),
]);

/** Kept, because an investment is a contract. */
export const investmentData = keptRows(investments, investments.memberId, keptInvestments);

const keptPayouts = {
  id: text().primaryKey(),
  investmentId: reference(() => investments.id),
  memberId: reference(() => members.id),
  /** Position among the investment's payouts, starting at 0. */
  position: integer().notNull(),
  fromDate: date().notNull(),
  toDate: date().notNull(),
  apy: rate().notNull(),
  amount: amount().notNull(),
  /** Day on which it was due. `paid_at` is 09:00 in Korea on it. */
  paidOn: date().notNull(),
  paidAt: time().notNull(),
  /** The deposit that paid it. Null if nothing was earned in the period. */
  transactionId: text().references(() => walletTransactions.id),
};

/** Earnings paid to the balance. They never change, and each position exists once. */
export const payouts = pgTable('rwa_payouts', keptPayouts, (table) => [
  uniqueIndex().on(table.investmentId, table.position),
  index().on(table.memberId, table.paidAt),
]);

export const payoutData = keptRows(payouts, payouts.memberId, keptPayouts);
