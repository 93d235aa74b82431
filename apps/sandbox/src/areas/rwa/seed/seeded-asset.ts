import type { RwaDocumentKind } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Text } from '../../../core/text/text.ts';
import { bundledSize } from '../../media/index.ts';
import type { AssetDetails, DocumentText, PictureText } from '../assets/asset-details.ts';
import { searchable } from '../assets/asset-queries.ts';
import { addMonths, monthsBetween } from '../calendar.ts';
import type { rwaAssets } from '../schema.ts';
import { type AssetSeed, documentsOn, REGIONS, type Scene, t } from './asset-seed.ts';

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

/** The rows of an asset that was written by hand. */
export function seededByHand(
  seed: AssetSeed,
  categoryId: string,
  similarAssetIds: readonly string[],
  documents: DocumentText[] = documentsOf(seed),
): SeededAsset {
  const { id, slug, name, summary, city, contract } = seed;
  const region = REGIONS[seed.region];
  const pictures = picturesOf(seed);
  const [cover] = pictures;
  if (!cover) throw new RangeError(`${slug} has no cover.`);
  const [operatorName, operatorText, foundedYear, domain] = seed.operator;
  return {
    row: {
      id,
      slug,
      categoryId,
      name,
      summary,
      city,
      region,
      cover,
      riskLevel: seed.risk,
      status: seed.status,
      statusReason: seed.statusReason,
      featured: seed.featured ?? false,
      contractKind: contract[0],
      contractType: contract[1],
      token: 'GLIB',
      expectedApy: seed.apy,
      minimumInvestment: seed.minimum,
      maximumInvestment: seed.maximum,
      termMonths: seed.termMonths,
      payoutSchedule: seed.schedule,
      payoutDay: seed.payoutDay ?? 10,
      earnsFrom: seed.earnsFrom,
      target: seed.target,
      raised: seed.raised,
      investorCount: seed.investorCount,
      opensAt: new Date(`${seed.opensOn}T10:00:00+09:00`),
      closesAt: seed.closesOn === null ? null : new Date(`${seed.closesOn}T18:00:00+09:00`),
      searchText: searchTextOf(name, summary, city, region),
      createdAt: new Date(`${seed.announcedOn}T10:00:00+09:00`),
      updatedAt: new Date(`${seed.announcedOn}T10:00:00+09:00`),
    },
    details: {
      description: seed.description,
      riskFactors: seed.riskFactors.map(([title, text]) => ({ title, text })),
      address: seed.address,
      latitude: seed.at[0],
      longitude: seed.at[1],
      nearby: seed.nearby.map(([place, distanceM]) => ({ name: place, distanceM })),
      pictures,
      documents,
      facts: {
        floorAreaM2: seed.facts.floorAreaM2 ?? null,
        landAreaM2: seed.facts.landAreaM2 ?? null,
        builtYear: seed.facts.builtYear ?? null,
        floorCount: seed.facts.floorCount ?? null,
        roomCount: seed.facts.roomCount ?? null,
        occupancyPercent: seed.facts.occupancyPercent ?? null,
        other: (seed.otherFacts ?? []).map(([label, value]) => ({ label, value })),
      },
      operator: {
        name: operatorName,
        description: operatorText,
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
function yieldsOf({ earnsFrom, apy, raised, closesOn }: AssetSeed): SeededAsset['yields'] {
  if (earnsFrom === null) return [];
  const count = monthsBetween(earnsFrom, LAST_CLOSED_MONTH) + 1;
  const isOver = closesOn !== null && closesOn <= '2026-11-21';
  const growing = isOver ? Math.max(1, count - 3) : count;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const month = addMonths(earnsFrom, index);
    const share = Math.min(100, Math.round(((index + 1) * (isOver ? 100 : 94)) / growing));
    return {
      month,
      apy: decimal.round(
        decimal.percentOf(apy, String(SEASON[Number(month.slice(5)) - 1] ?? 100)),
        2,
        'half_up',
      ),
      averageInvested: decimal.round(decimal.percentOf(raised, String(share)), 0, 'down'),
    };
  });
}

/** Assets whose pictures scripts/media has drawn; add a slug as soon as its folder is there. */
const DRAWN = new Set<string>([
  'sokcho-seorak-spa-resort',
  'namhae-terrace-stay',
  'geoje-pebble-beach-hotel',
  'gyeongju-hanok-stay',
  'songjeong-surf-resort',
  'yeonnam-studio-house',
  'sejong-naseong-residence',
  'jeonju-hanok-houses',
  'yangpyeong-forest-villas',
  'suseong-lake-studios',
  'dongtan-lakeside-apartments',
  'gwangalli-beach-street',
  'daedeok-bio-lab',
  'euljiro-print-office',
  'yeongjong-cold-chain',
  'pangyo-tech-office',
  'yeongdo-shipyard-hall',
  'gujwa-stonewall-land',
  'haenam-solar-land',
  'hongcheon-pine-camp',
  'tongyeong-marina-land',
]);

/** Whose pictures stand in until an asset has its own. */
const STAND_INS: Readonly<Record<Scene, string>> = {
  coast: 'aewol-ocean-resort',
  mountain: 'pyeongchang-ski-chalets',
  city: 'seongsu-commerce-tower',
  village: 'gangneung-pine-villas',
  land: 'songdo-logistics-land',
  forest: 'gangneung-pine-villas',
  marina: 'yeosu-marina-suites',
};

type Pictured = Pick<AssetSeed, 'slug' | 'scene' | 'name' | 'coverAlt' | 'contract'>;

/** The cover, the view, and the interior where there is a building. */
function picturesOf({ slug, scene, name, coverAlt, contract }: Pictured): PictureText[] {
  const folder = pictureFolder(slug, scene);
  const view = t(`${name.ko} 주변 풍경`, `The surroundings of ${name.en}`);
  const interior = t(`${name.ko} 내부`, `Inside ${name.en}`);
  return [
    { url: `${folder}/cover.svg`, alt: coverAlt },
    { url: `${folder}/view.svg`, alt: view },
    ...(contract[1] === 'land' || scene === 'land' ? [] : [{ url: `${folder}/interior.svg`, alt: interior }]),
  ];
}

const pictureFolder = (slug: string, scene: Scene): string =>
  `/media/assets/${DRAWN.has(slug) ? slug : STAND_INS[scene]}`;
