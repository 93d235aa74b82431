import type { RwaAsset } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { EXAMPLES_DAY } from '../../../core/seed/seed-context.ts';
import { searchable } from '../../../core/text/searchable.ts';
import type { Text } from '../../../core/text/text.ts';
import { monthsBetween, shiftMonth } from '../../../core/time/calendar.ts';
import type { AssetDetails, DocumentText, LocalizedPicture } from '../assets/asset-details.ts';
import type { rwaAssets } from '../schema.ts';
import type { AssetSeed } from './asset-files.ts';

/** All rows of one asset, dated as in the contract's examples. */
export type SeededAsset = {
  readonly row: typeof rwaAssets.$inferInsert;
  readonly details: AssetDetails;
  readonly yields: ReadonlyArray<{
    readonly month: string;
    readonly apy: string;
    readonly averageInvested: string;
  }>;
};

export const toSearchText = (...texts: readonly Text[]): string =>
  searchable(texts.flatMap(({ ko, en }) => [ko, en]).join(' '));

/** The last closed month of the contract's examples, which show November 2026. */
const LAST_CLOSED_MONTH = '2026-10';

type SeededParts = {
  readonly categoryId: string;
  readonly similarAssetIds: readonly string[];
  readonly pictures: readonly [LocalizedPicture, ...LocalizedPicture[]];
  readonly documents: readonly DocumentText[];
};

type AssetTerms = Pick<
  RwaAsset,
  | 'risk_level'
  | 'contract_type'
  | 'expected_apy'
  | 'minimum_investment'
  | 'maximum_investment'
  | 'term_months'
>;

/** Returns the columns for terms that have the same names in the contract's examples and in the seed files. */
export const toTermColumns = (asset: AssetTerms) => ({
  riskLevel: asset.risk_level,
  contractKind: asset.contract_type.kind,
  contractType: asset.contract_type.type,
  expectedApy: asset.expected_apy,
  minimumInvestment: asset.minimum_investment,
  maximumInvestment: asset.maximum_investment,
  termMonths: asset.term_months,
});

export const toFacts = (
  facts: Omit<AssetSeed['facts'], 'other'>,
  other: AssetDetails['facts']['other'],
): AssetDetails['facts'] => ({
  floorAreaM2: facts.floor_area_m2 ?? null,
  landAreaM2: facts.land_area_m2 ?? null,
  builtYear: facts.built_year ?? null,
  floorCount: facts.floor_count ?? null,
  roomCount: facts.room_count ?? null,
  occupancyPercent: facts.occupancy_percent ?? null,
  other,
});

export function toSeededAsset(seed: AssetSeed, parts: SeededParts): SeededAsset {
  const { id, slug, name, summary, status, featured, payout, funding, location } = seed;
  const { description, risk_factors: riskFactors, facts, operator } = seed;
  const { region, city, address, latitude, longitude, nearby } = location;
  const { categoryId, similarAssetIds, pictures, documents } = parts;
  const announcedAt = new Date(`${seed.announced_on}T10:00:00+09:00`);
  return {
    row: {
      ...{ id, slug, categoryId, name, summary, city, region, status, featured },
      cover: pictures[0],
      ...toTermColumns(seed),
      statusReason: seed.status_reason,
      token: 'GLIB',
      payoutSchedule: payout.schedule,
      payoutDay: payout.day_of_month,
      earnsFrom: seed.earns_from,
      target: funding.target,
      raised: funding.raised,
      investorCount: funding.investor_count,
      opensAt: new Date(`${seed.opens_on}T10:00:00+09:00`),
      closesAt: seed.closes_on === null ? null : new Date(`${seed.closes_on}T18:00:00+09:00`),
      searchText: toSearchText(name, summary, city, region),
      createdAt: announcedAt,
      updatedAt: announcedAt,
    },
    details: {
      ...{ description, riskFactors, address, latitude, longitude, pictures, documents, similarAssetIds },
      nearby: nearby.map((place) => ({ name: place.name, distanceM: place.distance_m })),
      facts: toFacts(facts, facts.other),
      operator: {
        name: operator.name,
        description: operator.description,
        foundedYear: operator.founded_year,
        website: `https://${operator.domain}.example`,
        email: `ir@${operator.domain}.example`,
      },
    },
    yields: toYields(seed),
  };
}

/** Percentage of the expected APY by calendar month. Summer and autumn earn more. */
const SEASON = [97, 98, 98, 99, 100, 100, 103, 104, 101, 102, 98, 97] as const;

/** Returns the closed months. The yield changes with the seasons, and the principal grows to the raised amount. */
function toYields({
  expected_apy,
  funding,
  earns_from: earnsFrom,
  closes_on,
}: AssetSeed): SeededAsset['yields'] {
  if (earnsFrom === null) return [];
  const count = monthsBetween(earnsFrom, LAST_CLOSED_MONTH) + 1;
  const isOver = closes_on !== null && closes_on <= EXAMPLES_DAY;
  const growing = isOver ? Math.max(1, count - 3) : count;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const month = shiftMonth(earnsFrom, index);
    const seasonal = SEASON[Number(month.slice(5)) - 1] ?? 100;
    const share = Math.min(100, Math.round(((index + 1) * (isOver ? 100 : 94)) / growing));
    return {
      month,
      apy: decimal.round(decimal.percentOf(expected_apy, String(seasonal)), 2, 'half_up'),
      averageInvested: decimal.round(decimal.percentOf(funding.raised, String(share)), 0, 'down'),
    };
  });
}
