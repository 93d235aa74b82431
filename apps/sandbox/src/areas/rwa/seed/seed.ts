import { decimal } from '@gli/validation';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { rwaAssetDetails, rwaAssets, rwaCategories, rwaYields } from '../schema.ts';
import { type AssetSeed, readAssets } from './asset-files.ts';
import { toDocuments, toPictures } from './asset-media.ts';
import { getExampleAssets, getExampleCategories } from './example-assets.ts';
import { getDemoInvestments, insertInvestments } from './investments.ts';
import { insertGenerated } from './large.ts';
import { seedNotices } from './notices.ts';
import { type SeededAsset, toSeededAsset } from './seeded-asset.ts';
import { getMonthsSinceExamples, shiftAsset } from './shift-dates.ts';

const MAX_SIMILAR = 3;

/** Inserts categories, assets and investments of the demo members. `large` adds ten thousand assets. */
export async function seedRwa(context: SeedContext): Promise<void> {
  const { db, name, now } = context;
  const months = getMonthsSinceExamples(now);
  const categories = getExampleCategories();
  await db.insert(rwaCategories).values(categories);
  const seedsByCategory = readAssets();
  const fromFiles = categories.flatMap(({ id: categoryId, slug }) => {
    const seeds = seedsByCategory.get(slug) ?? [];
    return seeds.map((seed) => {
      const similarAssetIds = findSimilar(seed, seeds);
      const pictures = toPictures(seed);
      return toSeededAsset(seed, { categoryId, similarAssetIds, pictures, documents: toDocuments(seed) });
    });
  });
  const assets = [...getExampleAssets(), ...fromFiles].map((asset) => shiftAsset(asset, months));
  const invested = name === 'empty' ? [] : getDemoInvestments(context, months);
  const byMembers = new Map<string, string>();
  for (const { assetId, principal } of invested) {
    byMembers.set(assetId, decimal.add(byMembers.get(assetId) ?? '0', principal));
  }
  await insertAssets(db, assets, byMembers);
  await insertInvestments(context, invested, assets);
  if (name !== 'empty') await seedNotices(context);
  if (name === 'large') await insertGenerated(db, categories, months);
}

/** Returns the ids of similar assets in the category, starting with assets of the same risk. */
function findSimilar(seed: AssetSeed, all: readonly AssetSeed[]): string[] {
  const others = all.filter(({ id }) => id !== seed.id);
  const alike = ({ risk_level }: AssetSeed) => Number(risk_level !== seed.risk_level);
  return [...others]
    .sort((a, b) => alike(a) - alike(b))
    .slice(0, MAX_SIMILAR)
    .map(({ id }) => id);
}

/**
 * Inserts assets with details and yields, and posts investments of people outside the demo data.
 * @param byMembers principals of the demo members by asset; they are posted with their investments
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
