import type { RwaDocumentKind } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Text } from '../../../core/text/text.ts';
import { addMonths, monthsBetween } from '../../../core/time/calendar.ts';
import { bundledSize } from '../../media/index.ts';
import type { AssetDetails, DocumentText, PictureText } from '../assets/asset-details.ts';
import { searchable } from '../assets/asset-queries.ts';
import type { rwaAssets } from '../schema.ts';
import { type AssetSeed, documentsOn, REGIONS, t } from './asset-seed.ts';

/** All rows of one asset, in the time of the cast. */
export type SeededAsset = {
  readonly row: typeof rwaAssets.$inferInsert;
  readonly details: AssetDetails;
  readonly yields: ReadonlyArray<{
    readonly month: string;
    readonly apy: string;
    readonly averageInvested: string;
  }>;
};

/** What the search looks through. */
export const searchTextOf = (...texts: readonly Text[]): string =>
  searchable(texts.flatMap(({ ko, en }) => [ko, en]).join(' '));

/** The last closed month of the cast, which lives in November 2026. */
const LAST_CLOSED_MONTH = '2026-10';

export function seededAsset(
  seed: AssetSeed,
  categoryId: string,
  similarAssetIds: readonly string[],
  documents: DocumentText[] = documentsOf(seed),
): SeededAsset {
  const { id, slug, name, summary, profile, terms, payout, funding, dates, place, facts } = seed;
  const region = REGIONS[place.region];
  const pictures = picturesOf(seed);
  const [cover] = pictures;
  const [operatorName, ko, en, foundedYear, domain] = seed.operator;
  const announcedAt = new Date(`${dates.announcedOn}T10:00:00+09:00`);
  return {
    row: {
      id,
      slug,
      categoryId,
      name,
      summary,
      city: place.city,
      region,
      cover,
      riskLevel: profile.risk,
      status: seed.status ?? 'active',
      statusReason: seed.statusReason ?? null,
      featured: seed.featured ?? false,
      contractKind: profile.contract[0],
      contractType: profile.contract[1],
      token: 'GLIB',
      expectedApy: terms.apy,
      minimumInvestment: terms.minimum,
      maximumInvestment: terms.maximum,
      termMonths: terms.termMonths,
      payoutSchedule: payout.schedule,
      payoutDay: payout.day ?? 10,
      earnsFrom: dates.earnsFrom,
      ...funding,
      opensAt: new Date(`${dates.opensOn}T10:00:00+09:00`),
      closesAt: dates.closesOn === null ? null : new Date(`${dates.closesOn}T18:00:00+09:00`),
      searchText: searchTextOf(name, summary, place.city, region),
      createdAt: announcedAt,
      updatedAt: announcedAt,
    },
    details: {
      description: seed.description,
      riskFactors: seed.riskFactors.map(([title, ...text]) => ({ title, text: t(...text) })),
      address: seed.address,
      latitude: place.at[0],
      longitude: place.at[1],
      nearby: seed.nearby.map(([landmark, distanceM]) => ({ name: landmark, distanceM })),
      pictures,
      documents,
      facts: {
        floorAreaM2: facts.floorM2 ?? null,
        landAreaM2: facts.landM2 ?? null,
        builtYear: facts.builtYear ?? null,
        floorCount: facts.floors ?? null,
        roomCount: facts.rooms ?? null,
        occupancyPercent: facts.occupancyPercent ?? null,
        other: (seed.otherFacts ?? []).map(([label, value]) => ({ label, value })),
      },
      operator: {
        name: operatorName,
        description: t(ko, en),
        foundedYear,
        website: `https://${domain}.example`,
        email: `ir@${domain}.example`,
      },
      similarAssetIds,
    },
    yields: yieldsOf(seed),
  };
}

const DOCUMENTS: Readonly<Record<RwaDocumentKind, Text>> = {
  prospectus: t('투자설명서', 'prospectus'),
  appraisal: t('감정평가서', 'appraisal report'),
  registry: t('등기사항증명서', 'land registry extract'),
  insurance: t('재산종합보험 증권', 'property insurance certificate'),
};

const documentsOf = (seed: AssetSeed): DocumentText[] =>
  documentsOn(seed).map(([kind, publishedOn]) => {
    const url = `/media/documents/${seed.slug}-${kind}.pdf`;
    return {
      name: t(`${seed.name.ko} ${DOCUMENTS[kind].ko}`, `${seed.name.en}: ${DOCUMENTS[kind].en}`),
      kind,
      url,
      sizeBytes: bundledSize(url),
      publishedOn,
    };
  });

/** Percent of the expected APY by calendar month: summer and autumn earn more. */
const SEASON = [97, 98, 98, 99, 100, 100, 103, 104, 101, 102, 98, 97] as const;

/** The closed months: the yield moves with the seasons, the principal grows to what is raised. */
function yieldsOf({ terms, funding, dates }: AssetSeed): SeededAsset['yields'] {
  const { earnsFrom, closesOn } = dates;
  if (earnsFrom === null) return [];
  const count = monthsBetween(earnsFrom, LAST_CLOSED_MONTH) + 1;
  const isOver = closesOn !== null && closesOn <= '2026-11-21';
  const growing = isOver ? Math.max(1, count - 3) : count;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const month = addMonths(earnsFrom, index);
    const seasonal = SEASON[Number(month.slice(5)) - 1] ?? 100;
    const share = Math.min(100, Math.round(((index + 1) * (isOver ? 100 : 94)) / growing));
    return {
      month,
      apy: decimal.round(decimal.percentOf(terms.apy, String(seasonal)), 2, 'half_up'),
      averageInvested: decimal.round(decimal.percentOf(funding.raised, String(share)), 0, 'down'),
    };
  });
}

/** The cover, the view, and the interior where there is a building. */
export function picturesOf({
  slug,
  name,
  coverAlt,
  profile,
  ...seed
}: AssetSeed): [PictureText, ...PictureText[]] {
  const folder = `/media/assets/${seed.picturesOf ?? slug}`;
  const isLand = profile.contract[1] === 'land' || profile.scene === 'land';
  const interior = { url: `${folder}/interior.svg`, alt: t(`${name.ko} 내부`, `Inside ${name.en}`) };
  return [
    { url: `${folder}/cover.svg`, alt: coverAlt },
    { url: `${folder}/view.svg`, alt: t(`${name.ko} 주변 풍경`, `The surroundings of ${name.en}`) },
    ...(isLand ? [] : [interior]),
  ];
}
