import type { RwaAsset, RwaAssetPage, RwaAssetSummary, RwaCategory, RwaDocumentKind } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import type { AssetDetails } from '../assets/asset-details.ts';
import { t } from './asset-seed.ts';
import { CAST_ENGLISH, type EnglishTexts } from './cast-english.ts';
import { type SeededAsset, searchTextOf } from './seeded-asset.ts';

const EXAMPLES = [
  'aewol',
  'gangneungQuarterly',
  'seongsuHighRisk',
  'yeosuCompleted',
  'pyeongchangPending',
  'songdoPaused',
];

/** The six assets of the cast, from the contract's examples. */
export function castAssets(): SeededAsset[] {
  const english = contractExample<RwaAssetPage>('listRwaAssets', 'assetsEnglish').results;
  return EXAMPLES.map((name) => {
    const asset = contractExample<RwaAsset>('getRwaAsset', name);
    const summary = english.find(({ id }) => id === asset.id);
    const texts = asset.slug === 'aewol-ocean-resort' ? aewolEnglish() : CAST_ENGLISH[asset.slug];
    if (!summary || !texts) throw new RangeError(`${asset.slug} has no English.`);
    return { row: rowOf(asset, summary), details: detailsOf(asset, summary, texts), yields: yieldsOf(asset) };
  });
}

function rowOf(asset: RwaAsset, english: RwaAssetSummary): SeededAsset['row'] {
  const { funding } = asset;
  const name = t(asset.name, english.name);
  const summary = t(asset.summary, english.summary);
  const city = t(asset.location.city, english.location.city);
  const region = t(asset.location.region, english.location.region);
  return {
    id: asset.id,
    slug: asset.slug,
    categoryId: asset.category.id,
    name,
    summary,
    city,
    region,
    cover: { url: asset.cover.url, alt: t(asset.cover.alt, english.cover.alt) },
    riskLevel: asset.risk_level,
    status: asset.status,
    statusReason: asset.status_reason === null ? null : t(asset.status_reason, english.status_reason ?? ''),
    featured: asset.featured,
    contractKind: asset.contract_type.kind,
    contractType: asset.contract_type.type,
    token: asset.token,
    expectedApy: asset.expected_apy,
    minimumInvestment: asset.minimum_investment,
    maximumInvestment: asset.maximum_investment,
    termMonths: asset.term_months,
    payoutSchedule: asset.payout_schedule,
    payoutDay: asset.payout.day_of_month,
    earnsFrom: asset.yield_history[0]?.month ?? null,
    target: funding.target,
    raised: funding.raised,
    investorCount: funding.investor_count,
    opensAt: new Date(funding.opens_at),
    closesAt: funding.closes_at === null ? null : new Date(funding.closes_at),
    searchText: searchTextOf(name, summary, city, region),
    createdAt: new Date(asset.created_at),
    updatedAt: new Date(asset.updated_at),
  };
}

function detailsOf(asset: RwaAsset, english: RwaAssetSummary, texts: EnglishTexts): AssetDetails {
  const { facts, operator } = asset;
  return {
    description: t(asset.description, texts.description),
    riskFactors: asset.risk_factors.map(({ title, text }, index) => ({
      title: t(title, texts.risks[index]?.[0] ?? title),
      text: t(text, texts.risks[index]?.[1] ?? text),
    })),
    address: t(asset.location.address, texts.address),
    latitude: asset.location.latitude,
    longitude: asset.location.longitude,
    nearby: asset.location.nearby.map(({ name, distance_m }, index) => ({
      name: t(name, texts.nearby[index] ?? name),
      distanceM: distance_m,
    })),
    pictures: asset.pictures.map(({ url, alt }, index) => ({
      url,
      alt: t(alt, (index === 0 ? english.cover.alt : texts.pictures[index - 1]) ?? alt),
    })),
    documents: asset.documents.map(({ name, kind, url, size_bytes, published_on }) => ({
      name: t(name, `${english.name}: ${DOCUMENTS[kind]}`),
      kind,
      url,
      sizeBytes: size_bytes,
      publishedOn: published_on,
    })),
    facts: {
      floorAreaM2: facts.floor_area_m2,
      landAreaM2: facts.land_area_m2,
      builtYear: facts.built_year,
      floorCount: facts.floor_count,
      roomCount: facts.room_count,
      occupancyPercent: facts.occupancy_percent,
      other: facts.other.map(({ label, value }, index) => ({
        label: t(label, texts.otherFacts[index]?.[0] ?? label),
        value: t(value, texts.otherFacts[index]?.[1] ?? value),
      })),
    },
    operator: {
      name: t(operator.name, texts.operator[0]),
      description: t(operator.description, texts.operator[1]),
      foundedYear: operator.founded_year,
      website: operator.website,
      email: operator.email,
    },
    similarAssetIds: asset.similar_asset_ids,
  };
}

const DOCUMENTS: Readonly<Record<RwaDocumentKind, string>> = {
  prospectus: 'prospectus',
  appraisal: 'appraisal report',
  registry: 'land registry extract',
  insurance: 'property insurance certificate',
};

function aewolEnglish(): EnglishTexts {
  const { description, risk_factors, location, pictures, facts, operator } = contractExample<RwaAsset>(
    'getRwaAsset',
    'aewolEnglish',
  );
  return {
    description,
    risks: risk_factors.map(({ title, text }) => [title, text]),
    address: location.address,
    nearby: location.nearby.map(({ name }) => name),
    pictures: pictures.slice(1).map(({ alt }) => alt),
    otherFacts: facts.other.map(({ label, value }) => [label, value]),
    operator: [operator.name, operator.description],
  };
}

const yieldsOf = ({ yield_history }: RwaAsset): SeededAsset['yields'] =>
  yield_history.map(({ month, apy, average_invested }) => ({
    month,
    apy,
    averageInvested: average_invested,
  }));

/** The categories of the contract, in both languages. */
export function castCategories() {
  const english = contractExample<RwaCategory[]>('listRwaCategories', 'categoriesEnglish');
  return contractExample<RwaCategory[]>('listRwaCategories', 'categories').map((category, index) => {
    const other = english[index];
    if (!other || other.id !== category.id) throw new RangeError(`${category.slug} has no English.`);
    return {
      id: category.id,
      slug: category.slug,
      name: t(category.name, other.name),
      description: t(category.description, other.description),
      cover: { url: category.cover.url, alt: t(category.cover.alt, other.cover.alt) },
      position: category.position,
    };
  });
}
