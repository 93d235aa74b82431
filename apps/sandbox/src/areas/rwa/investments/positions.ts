import type { InvestmentOrdering, InvestmentStatus } from '@gli/sdk';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { calculatePercent } from '../../../core/tokens/format-amount.ts';
import {
  type EarningTerms,
  type ExpectedPayout,
  expectedPayout,
  firstPayoutDay,
  toPrincipal,
} from '../accrual.ts';
import { type AssetRow, findAssetsById } from '../assets/asset-queries.ts';
import { investments } from '../schema.ts';
import { readEarningTerms } from './earnings.ts';
import { earned } from './paid-payouts.ts';

type InvestmentRecord = typeof investments.$inferSelect;

/** An investment with the sum of its payouts so far and its next one. */
export type Position = {
  readonly investment: InvestmentRecord;
  readonly asset: AssetRow;
  readonly terms: EarningTerms;
  readonly earned: string;
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

const columns = { investment: investments, earned };

const findOne = statement((db) =>
  db
    .select(columns)
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

/** Returns a member's investments, sorted. Call `payInvestments` first. */
export async function findPositions(db: Database, memberId: string, query: Query): Promise<Position[]> {
  const { ordering = 'newest', limit, offset = 0, now } = query;
  const select = db
    .select(columns)
    .from(investments)
    .where(ownedBy(memberId, query))
    .orderBy(...buildOrder(ordering));
  return toPositions(db, await (limit === undefined ? select : select.limit(limit).offset(offset)), now);
}

export const countInvestments = (db: Database, memberId: string, filter: Filter) =>
  db.$count(investments, ownedBy(memberId, filter));

/** Returns `earned` as a percentage of the principal. */
export const calculateReturn = ({ earned, investment }: Position): string =>
  calculatePercent(earned, investment.principal);

const ownedBy = (memberId: string, { status, idempotencyKey }: Filter) =>
  and(
    eq(investments.memberId, memberId),
    status && eq(investments.status, status),
    idempotencyKey === undefined ? undefined : eq(investments.idempotencyKey, idempotencyKey),
  );

function buildOrder(ordering: InvestmentOrdering): SQL[] {
  const latest = [desc(investments.investedAt), asc(investments.id)];
  if (ordering === 'oldest') return [asc(investments.investedAt), asc(investments.id)];
  if (ordering === 'return_high')
    return [sql`round(${earned} * 100 / ${investments.principal}, 2) desc`, ...latest];
  return ordering === 'principal_high' ? [desc(investments.principal), ...latest] : latest;
}

type Row = { readonly investment: InvestmentRecord; readonly earned: string };

async function toPositions(db: Database, rows: readonly Row[], now: Date): Promise<Position[]> {
  const assetIds = rows.map(({ investment }) => investment.assetId);
  const assets = await findAssetsById(db, assetIds, now);
  const assetRows = [...assets.values()].map(({ asset }) => asset);
  const terms = await readEarningTerms(db, assetRows);
  return rows.map((row) => {
    const { assetId, id } = row.investment;
    const asset = assets.get(assetId);
    const earning = terms.get(assetId);
    if (!asset || !earning) throw new RangeError(`Investment ${id} has no asset.`);
    return toPosition(row, asset, earning);
  });
}

/** Returns an investment with the sum of its payouts so far and its next one. */
export function toPosition({ investment, earned }: Row, asset: AssetRow, terms: EarningTerms): Position {
  const { status, payoutCount } = investment;
  const held = toPrincipal(investment);
  const next = status === 'active' ? expectedPayout(terms, held, payoutCount) : null;
  return { investment, asset, terms, earned, next, firstPayoutOn: firstPayoutDay(terms, held) };
}
