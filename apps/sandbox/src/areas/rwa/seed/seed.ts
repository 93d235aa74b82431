import { decimal } from '@gli/validation';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { rwaCategories } from '../schema.ts';
import type { AssetSeed } from './asset-seed.ts';
import { castAssets, castCategories } from './cast-assets.ts';
import { COMMERCIAL } from './commercial.ts';
import { seededByHand } from './from-hand.ts';
import { insertAssets } from './insert-assets.ts';
import { castInvestments, insertInvestments } from './investments.ts';
import { LAND } from './land.ts';
import { insertGenerated } from './large.ts';
import { monthsSinceCast, moveAsset } from './move-in-time.ts';
import { seedNotices } from './notices.ts';
import { RESIDENTIAL } from './residential.ts';
import { RESORTS } from './resorts.ts';

const BY_HAND: Readonly<Record<string, readonly AssetSeed[]>> = {
  resort: RESORTS,
  residential: RESIDENTIAL,
  commercial: COMMERCIAL,
  land: LAND,
};
const SIMILAR_AT_MOST = 3;

/** Categories and assets, what the cast invested, and with `large` ten thousand assets more. */
export async function seedRwa(context: SeedContext): Promise<void> {
  const { db, name, now } = context;
  const months = monthsSinceCast(now);
  const categories = castCategories();
  await db.insert(rwaCategories).values(categories);
  const byHand = categories.flatMap(({ id, slug }) => {
    const seeds = BY_HAND[slug] ?? [];
    return seeds.map((seed) => seededByHand(seed, id, similarTo(seed, seeds)));
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
  const alike = ({ risk }: AssetSeed) => Number(risk !== seed.risk);
  return [...others]
    .sort((a, b) => alike(a) - alike(b))
    .slice(0, SIMILAR_AT_MOST)
    .map(({ id }) => id);
}
