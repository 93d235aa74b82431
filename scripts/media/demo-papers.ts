// The seed's types are those of the SDK, which also runs in browsers.
/// <reference lib="dom" />
import { type AssetSeed, documentsOn } from '../../apps/sandbox/src/areas/rwa/seed/asset-seed.ts';
import { COMMERCIAL } from '../../apps/sandbox/src/areas/rwa/seed/commercial.ts';

import { LAND } from '../../apps/sandbox/src/areas/rwa/seed/land.ts';
import { RESIDENTIAL } from '../../apps/sandbox/src/areas/rwa/seed/residential.ts';
import { RESORTS } from '../../apps/sandbox/src/areas/rwa/seed/resorts.ts';
import type { AssetPaper } from './papers.ts';

const categories: readonly [name: string, seeds: readonly AssetSeed[]][] = [
  ['Resort', RESORTS],
  ['Residential', RESIDENTIAL],
  ['Commercial', COMMERCIAL],
  ['Land', LAND],
];

/** The year the seed is written in. */
const castYear = 2026;

const risks: Readonly<Record<AssetSeed['profile']['risk'], string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  very_high: 'Very high',
};

const statuses: Readonly<Record<NonNullable<AssetSeed['status']>, string>> = {
  active: 'Available',
  completed: 'Completed',
  pending: 'Preparing',
  paused: 'Paused',
};

const grouped = (figure: string | number): string => Number(figure).toLocaleString('en-US');

/** The papers of the sandbox's further assets, by slug: what the seed says of them. */
export const demoAssets: Record<string, AssetPaper> = Object.fromEntries(
  categories.flatMap(([category, seeds]) => seeds.map((seed) => [seed.slug, paperOf(seed, category)])),
);

function paperOf(seed: AssetSeed, category: string): AssetPaper {
  const { landAreaM2, floorAreaM2, builtYear } = seed.facts;
  if (landAreaM2 === undefined) throw new RangeError(`${seed.slug} has no land area.`);
  return {
    name: seed.name.en,
    place: seed.address.en,
    category,
    risk: risks[seed.profile.risk],
    apy: seed.terms.apy,
    termMonths: seed.terms.termMonths,
    minimum: grouped(seed.terms.minimum),
    target: grouped(seed.funding.target),
    raised: grouped(seed.funding.raised),
    progress: ((Number(seed.funding.raised) / Number(seed.funding.target)) * 100).toFixed(2),
    status: statuses[seed.status ?? 'active'],
    landArea: grouped(landAreaM2),
    floorArea: floorAreaM2 === undefined ? null : grouped(floorAreaM2),
    built: builtYear === undefined ? null : `${builtYear}${builtYear > castYear ? ' (planned)' : ''}`,
    papers: Object.fromEntries(documentsOn(seed)),
  };
}
