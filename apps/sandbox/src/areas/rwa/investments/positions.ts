import type { InvestmentOrdering, InvestmentStatus } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { calculatePercent } from '../../../core/tokens/format-amount.ts';
import {
  creditedPayouts,
  type EarningTerms,
  type ExpectedPayout,
  firstPayoutDay,
  nextPayout,
  type Payout,
} from '../accrual.ts';
import { type AssetRow, findAssetsById } from '../assets/asset-queries.ts';
import { investments } from '../schema.ts';
import { readEarningTerms } from './earnings.ts';

type InvestmentRecord = typeof investments.$inferSelect;

/** An investment at a given time, with its earnings and next payout. */
export type Position = {
  readonly investment: InvestmentRecord;
  readonly asset: AssetRow;
  /** Payouts so far, earliest first. */
  readonly payouts: readonly Payout[];
  readonly earned: string;
  readonly value: string;
  readonly next: ExpectedPayout | null;
  readonly firstPayoutOn: string | null;
};

type Filter = {
  readonly status?: InvestmentStatus | undefined;
  readonly idempotencyKey?: string | undefined;
};

type Query = Filter & {
  readonly now: Date;
  readonly ordering?: InvestmentOrdering;
  readonly limit?: number;
  readonly offset?: number;
};

const findOne = statement((db) =>
  db
    .select()
    .from(investments)
    .where(
      and(eq(investments.memberId, sql.placeholder('memberId')), eq(investments.id, sql.placeholder('id'))),
    ),
);

export async function findPosition(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<Position | null> {
  const [position] = await toPositions(db, await findOne(db, { memberId, id }), now);
  return position ?? null;
}

/** Returns a member's investments, sorted. Call `releaseMatured` first. */
export async function findPositions(db: Database, memberId: string, query: Query): Promise<Position[]> {
  const { ordering = 'newest', limit, offset = 0 } = query;
  // No column contains the earnings, so this order is computed here.
  const isComputed = ordering === 'return_high';
  const select = db
    .select()
    .from(investments)
    .where(ownedBy(memberId, query))
    .orderBy(...buildOrder(ordering));
  const rows = await (limit === undefined || isComputed ? select : select.limit(limit).offset(offset));
  const positions = await toPositions(db, rows, query.now);
  if (!isComputed) return positions;
  return sortByReturn(positions).slice(offset, limit && offset + limit);
}

export const countInvestments = (db: Database, memberId: string, filter: Filter) =>
  db.$count(investments, ownedBy(memberId, filter));

/** Returns `earned` as a percentage of the principal. */
export const calculateReturn = ({ earned, investment }: Position): string =>
  calculatePercent(earned, investment.principal);

export const sortByReturn = (positions: readonly Position[]): Position[] =>
  positions
    .map((position) => ({ position, percent: calculateReturn(position) }))
    .sort((a, b) => decimal.compare(b.percent, a.percent))
    .map(({ position }) => position);

const ownedBy = (memberId: string, { status, idempotencyKey }: Filter) =>
  and(
    eq(investments.memberId, memberId),
    status && eq(investments.status, status),
    idempotencyKey === undefined ? undefined : eq(investments.idempotencyKey, idempotencyKey),
  );

function buildOrder(ordering: InvestmentOrdering): SQL[] {
  const latest = [desc(investments.investedAt), asc(investments.id)];
  if (ordering === 'oldest') return [asc(investments.investedAt), asc(investments.id)];
  return ordering === 'principal_high' ? [desc(investments.principal), ...latest] : latest;
}

async function toPositions(db: Database, rows: readonly InvestmentRecord[], now: Date): Promise<Position[]> {
  const assetIds = rows.map(({ assetId }) => assetId);
  const assets = await findAssetsById(db, assetIds, now);
  const assetRows = [...assets.values()].map(({ asset }) => asset);
  const terms = await readEarningTerms(db, assetRows);
  return rows.map((investment) => {
    const asset = assets.get(investment.assetId);
    const earning = terms.get(investment.assetId);
    if (!asset || !earning) throw new RangeError(`Investment ${investment.id} has no asset.`);
    return toPosition(investment, asset, earning, now);
  });
}

/** Returns an investment with its earnings at a given time. */
export function toPosition(
  investment: InvestmentRecord,
  asset: AssetRow,
  earning: EarningTerms,
  now: Date,
): Position {
  const { principal, maturesOn, investedAt, status, releasedAt } = investment;
  const held = { principal, investedOn: toKoreanDate(investedAt), maturesOn };
  const payouts = status === 'cancelled' ? [] : creditedPayouts(earning, held, releasedAt ?? now);
  const earned = decimal.sum(payouts.map(({ amount }) => amount));
  return {
    investment,
    asset,
    payouts,
    earned,
    value: decimal.add(principal, earned),
    firstPayoutOn: firstPayoutDay(earning, held),
    next: status === 'active' ? nextPayout(earning, held, now) : null,
  };
}
