import type { InvestmentOrdering, InvestmentStatus } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { percentOfWhole } from '../../../core/tokens/format-amount.ts';
import { creditedPayouts, type ExpectedPayout, nextPayout, type Payout } from '../accrual.ts';
import { type AssetRow, findAssetsById } from '../assets/asset-queries.ts';
import { investments } from '../schema.ts';
import { earningTermsOf } from './earnings.ts';

type InvestmentRecord = typeof investments.$inferSelect;

/** An investment as it stands at a moment: what it earned by then, and what comes next. */
export type Position = {
  readonly investment: InvestmentRecord;
  readonly asset: AssetRow;
  /** The earliest first. */
  readonly payouts: readonly Payout[];
  readonly earned: string;
  readonly value: string;
  readonly next: ExpectedPayout | null;
};

type Query = {
  readonly now: Date;
  readonly status?: InvestmentStatus | undefined;
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

/** One of a member's investments with what it earned; null when they have none of this id. */
export async function findPosition(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<Position | null> {
  const [position] = await judge(db, await findOne(db, { memberId, id }), now);
  return position ?? null;
}

/** A member's investments with what they earned, in order; call `releaseMatured` before. */
export async function findPositions(db: Database, memberId: string, query: Query): Promise<Position[]> {
  const { ordering = 'recent', limit, offset = 0 } = query;
  // What an investment earned is in no column, so this order is made here.
  const isComputed = ordering === 'return_high';
  const select = db
    .select()
    .from(investments)
    .where(matching(memberId, query))
    .orderBy(...orderOf(ordering));
  const rows = await (limit === undefined || isComputed ? select : select.limit(limit).offset(offset));
  const positions = await judge(db, rows, query.now);
  if (!isComputed) return positions;
  positions.sort((a, b) => decimal.compare(returnOf(b), returnOf(a)));
  return limit === undefined ? positions : positions.slice(offset, offset + limit);
}

/** How many investments a member has, of one status or in all. */
export async function countInvestments(
  db: Database,
  memberId: string,
  status?: InvestmentStatus,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(investments).where(matching(memberId, { status }));
  return row?.count ?? 0;
}

/** `earned` in percent of the principal, since the beginning. */
export const returnOf = ({ earned, investment }: Position): string =>
  percentOfWhole(earned, investment.principal);

function matching(memberId: string, { status }: { status?: InvestmentStatus | undefined }) {
  return and(
    eq(investments.memberId, memberId),
    status === undefined ? undefined : eq(investments.status, status),
  );
}

function orderOf(ordering: InvestmentOrdering): SQL[] {
  const latest = [desc(investments.investedAt), asc(investments.id)];
  if (ordering === 'oldest') return [asc(investments.investedAt), asc(investments.id)];
  return ordering === 'principal_high' ? [desc(investments.principal), ...latest] : latest;
}

async function judge(db: Database, rows: readonly InvestmentRecord[], now: Date): Promise<Position[]> {
  const assets = await findAssetsById(
    db,
    rows.map(({ assetId }) => assetId),
    now,
  );
  const terms = await earningTermsOf(
    db,
    [...assets.values()].map(({ asset }) => asset),
  );
  return rows.map((investment) => {
    const asset = assets.get(investment.assetId);
    const earning = terms.get(investment.assetId);
    if (!asset || !earning) throw new RangeError(`Investment ${investment.id} has no asset.`);
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
      next: status === 'active' ? nextPayout(earning, held, now) : null,
    };
  });
}
