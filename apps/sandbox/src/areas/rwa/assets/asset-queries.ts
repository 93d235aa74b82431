import type { ContractKind, RiskLevel, RwaAssetOrdering, RwaAssetStatus } from '@gli/sdk';
import { and, asc, count, desc, eq, like, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { containing, searchable } from '../../../core/text/searchable.ts';
import { rwaAssetDetails, rwaAssets, rwaCategories } from '../schema.ts';
import { effectiveStatus } from './asset-status.ts';

export type AssetFilter = {
  readonly category_id?: string;
  readonly risk_level?: RiskLevel;
  readonly status?: RwaAssetStatus;
  readonly contract_kind?: ContractKind;
  readonly search?: string;
  readonly featured?: boolean;
};

type AssetRecord = typeof rwaAssets.$inferSelect;
type CategoryRecord = typeof rwaCategories.$inferSelect;

/** An asset with its category and its current status, which may differ from the stored status. */
export type AssetRow = {
  readonly asset: AssetRecord;
  readonly category: CategoryRecord;
  readonly status: RwaAssetStatus;
};

/** Limit from the contract. */
const MAX_FEATURED = 12;

const columns = (now: Date | Placeholder) => ({
  asset: rwaAssets,
  category: rwaCategories,
  status: effectiveStatus(now),
});

const selectAssets = (db: Database, now: Date | Placeholder) =>
  db
    .select(columns(now))
    .from(rwaAssets)
    .innerJoin(rwaCategories, eq(rwaCategories.id, rwaAssets.categoryId));

/** Returns two queries: the assets that match a filter, and their number. */
export function findAssets(db: Database, filter: AssetFilter, ordering: RwaAssetOrdering, now: Date) {
  const where = buildCondition(filter, now);
  const rows = selectAssets(db, now)
    .where(where)
    .orderBy(...buildOrder(ordering, now));
  return { count: db.$count(rwaAssets, where), rows };
}

/** Finds featured assets whose funding has not ended. */
export async function findFeatured(db: Database, now: Date): Promise<AssetRow[]> {
  return selectAssets(db, now)
    .where(and(eq(rwaAssets.featured, true), ne(effectiveStatus(now), sql`'completed'`)))
    .orderBy(...buildOrder('recommended', now))
    .limit(MAX_FEATURED);
}

const findByIds = statement((db) =>
  selectAssets(db, sql.placeholder('now')).where(
    sql`${rwaAssets.id} = any(${sql.placeholder('ids')}::text[])`,
  ),
);

const lockById = statement((db) =>
  selectAssets(db, sql.placeholder('now'))
    .where(eq(rwaAssets.id, sql.placeholder('id')))
    .for('update', { of: rwaAssets }),
);

export async function findAssetsById(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, AssetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await findByIds(db, { now: now.toISOString(), ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.asset.id, row]));
}

/** Selects one asset and locks its row until the transaction ends. Null if it is not found. */
export async function lockAsset(tx: Database, id: string, now: Date): Promise<AssetRow | null> {
  const [row] = await lockById(tx, { now: now.toISOString(), id });
  return row ?? null;
}

/** Selects one asset with its details. Null if it is not found. */
export async function findAssetWithDetails(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ ...columns(now), details: rwaAssetDetails.details })
    .from(rwaAssets)
    .innerJoin(rwaCategories, eq(rwaCategories.id, rwaAssets.categoryId))
    .innerJoin(rwaAssetDetails, eq(rwaAssetDetails.assetId, rwaAssets.id))
    .where(eq(rwaAssets.id, id));
  return row ?? null;
}

export async function findCategories(db: Database, now: Date) {
  const assets = count(rwaAssets.id);
  const active = sql<number>`count(*) filter (where ${effectiveStatus(now)} = 'active')`.mapWith(Number);
  return db
    .select({ category: rwaCategories, assetCount: assets, activeCount: active })
    .from(rwaCategories)
    .leftJoin(rwaAssets, eq(rwaAssets.categoryId, rwaCategories.id))
    .groupBy(rwaCategories.id)
    .orderBy(asc(rwaCategories.position));
}

function buildCondition(filter: AssetFilter, now: Date): SQL | undefined {
  const { category_id, risk_level, status, contract_kind, search, featured } = filter;
  return and(
    category_id === undefined ? undefined : eq(rwaAssets.categoryId, category_id),
    risk_level && eq(rwaAssets.riskLevel, risk_level),
    status && eq(effectiveStatus(now), status),
    contract_kind && eq(rwaAssets.contractKind, contract_kind),
    featured === undefined ? undefined : eq(rwaAssets.featured, featured),
    ...splitWords(search).map((word) => like(rwaAssets.searchText, containing(word))),
  );
}

const splitWords = (search = ''): string[] => searchable(search).split(' ').filter(Boolean);

function buildOrder(ordering: RwaAssetOrdering, now: Date): SQL[] {
  const latest = [desc(rwaAssets.createdAt), asc(rwaAssets.id)];
  switch (ordering) {
    case 'apy_high':
      return [desc(rwaAssets.expectedApy), ...latest];
    case 'apy_low':
      return [asc(rwaAssets.expectedApy), ...latest];
    // Every asset is priced in GLIB, so the amounts are comparable.
    case 'minimum_low':
      return [asc(rwaAssets.minimumInvestment), ...latest];
    case 'minimum_high':
      return [desc(rwaAssets.minimumInvestment), ...latest];
    default: {
      const rank = sql`array_position(array['active', 'pending', 'paused', 'completed'], ${effectiveStatus(now)})`;
      const progress = sql`${rwaAssets.raised} / ${rwaAssets.target}`;
      return [asc(rank), desc(rwaAssets.featured), desc(progress), ...latest];
    }
  }
}
