import { decimal } from '@gli/validation';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { rwaAssetDetails, rwaAssets, rwaCategories, rwaYields } from '../schema.ts';
import type { AssetSeed } from './asset-seed.ts';
import { castAssets, castCategories } from './cast-assets.ts';
import { COMMERCIAL } from './commercial.ts';
import { castInvestments, insertInvestments } from './investments.ts';
import { LAND } from './land.ts';
import { insertGenerated } from './large.ts';
import { monthsSinceCast, moveAsset } from './move-in-time.ts';
import { seedNotices } from './notices.ts';
import { RESIDENTIAL } from './residential.ts';
import { RESORTS } from './resorts.ts';
import { type SeededAsset, seededAsset } from './seeded-asset.ts';

const BY_HAND: Readonly<Record<string, readonly AssetSeed[]>> = {
  resort: RESORTS,
  residential: RESIDENTIAL,
  commercial: COMMERCIAL,
  land: LAND,
};
const MAX_SIMILAR = 3;

/** Categories, assets and investments of the cast; `large` adds ten thousand assets. */
export async function seedRwa(context: SeedContext): Promise<void> {
  const { db, name, now } = context;
  const months = monthsSinceCast(now);
  const categories = castCategories();
  await db.insert(rwaCategories).values(categories);
  const byHand = categories.flatMap(({ id, slug }) => {
    const seeds = BY_HAND[slug] ?? [];
    return seeds.map((seed) => seededAsset(seed, id, similarTo(seed, seeds)));
  });
  const assets = [...castAssets(), ...byHand].map((asset) => moveAsset(asset, months));
  const invested = name === 'empty' ? [] : castInvestments(context, months);
  const byMembers = new Map<string, string>();
  for (const { assetId, principal } of invested) {
    byMembers.set(assetId, decimal.add(byMembers.get(assetId) ?? '0', principal));
  }
  await insertAssets(db, assets, byMembers);
  await insertInvestments(context, invested, assets);
  if (name !== 'empty') await seedNotices(context);
  if (name === 'large') await insertGenerated(db, categories, months);
}

/** Assets of the same category, those of the same risk first. */
function similarTo(seed: AssetSeed, all: readonly AssetSeed[]): string[] {
  const others = all.filter(({ id }) => id !== seed.id);
  const alike = ({ profile }: AssetSeed) => Number(profile.risk !== seed.profile.risk);
  return [...others]
    .sort((a, b) => alike(a) - alike(b))
    .slice(0, MAX_SIMILAR)
    .map(({ id }) => id);
}

/**
 * Inserts assets with details and yields, and posts what people outside the demo data invested in them.
 * @param byMembers principals of the demo's members by asset; they are posted with their investments
 */
async function insertAssets(
  db: Database,
  assets: readonly SeededAsset[],
  byMembers: ReadonlyMap<string, string>,
): Promise<void> {
  await db.insert(rwaAssets).values(assets.map(({ row }) => row));
  await db.insert(rwaAssetDetails).values(assets.map(({ row, details }) => ({ assetId: row.id, details })));
  const yields = assets.flatMap(({ row, yields: own }) => own.map((one) => ({ ...one, assetId: row.id })));
  if (yields.length > 0) await db.insert(rwaYields).values(yields);
  for (const { row } of assets) {
    const amount = decimal.subtract(row.raised, byMembers.get(row.id) ?? '0');
    if (decimal.isZero(amount)) continue;
    const entries = transfer(row.token, amount, { platform: 'outside' }, { asset: row.id });
    const context = { memberId: null, referenceId: row.id, postedAt: row.opensAt };
    await postEntries(db, { kind: 'asset_funding', entries }, context);
  }
}
