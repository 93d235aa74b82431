import type { RwaAsset, RwaAssetPage, RwaCategory } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { type ExampleTexts, readExampleTexts } from '../../../core/seed/example-texts.ts';
import { texts } from '../../../core/text/texts.ts';
import type { AssetDetails } from '../assets/asset-details.ts';
import { type SeededAsset, toFacts, toSearchText, toTermColumns } from './seeded-asset.ts';

const EXAMPLES = [
  'aewol',
  'gangneungQuarterly',
  'seongsuHighRisk',
  'yeosuCompleted',
  'pyeongchangPending',
  'songdoPaused',
];

/** Returns the six assets of the contract's examples. */
export function getExampleAssets(): SeededAsset[] {
  const texts = readExampleTexts();
  texts.addPair(contractExample('getRwaAsset', 'aewol'), contractExample('getRwaAsset', 'aewolEnglish'));
  const english = contractExample<RwaAssetPage>('listRwaAssets', 'assetsEnglish').results;
  return EXAMPLES.map((name) => {
    const asset = contractExample<RwaAsset>('getRwaAsset', name);
    texts.addPair(
      asset,
      english.find(({ id }) => id === asset.id),
    );
    return { row: toRow(asset, texts), details: toDetails(asset, texts), yields: toYields(asset) };
  });
}

function toRow(asset: RwaAsset, { toText }: ExampleTexts): SeededAsset['row'] {
  const { id, slug, status, featured, token, funding, cover, location } = asset;
  const name = toText(asset.name);
  const summary = toText(asset.summary);
  const city = toText(location.city);
  const region = toText(location.region);
  return {
    ...{ id, slug, name, summary, city, region, status, featured, token },
    ...toTermColumns(asset),
    categoryId: asset.category.id,
    cover: { url: cover.url, alt: toText(cover.alt) },
    statusReason: asset.status_reason === null ? null : toText(asset.status_reason),
    payoutSchedule: asset.payout_schedule,
    payoutDay: asset.payout.day_of_month,
    earnsFrom: asset.yield_history[0]?.month ?? null,
    target: funding.target,
    raised: funding.raised,
    investorCount: funding.investor_count,
    opensAt: new Date(funding.opens_at),
    closesAt: funding.closes_at === null ? null : new Date(funding.closes_at),
    searchText: toSearchText(name, summary, city, region),
    createdAt: new Date(asset.created_at),
    updatedAt: new Date(asset.updated_at),
  };
}

function toDetails(asset: RwaAsset, { toText }: ExampleTexts): AssetDetails {
  const { facts, operator, location } = asset;
  const { latitude, longitude } = location;
  const assetName = toText(asset.name);
  return {
    ...{ latitude, longitude },
    description: toText(asset.description),
    riskFactors: asset.risk_factors.map(({ title, text }) => ({ title: toText(title), text: toText(text) })),
    address: toText(location.address),
    nearby: location.nearby.map(({ name, distance_m }) => ({ name: toText(name), distanceM: distance_m })),
    pictures: asset.pictures.map(({ url, alt }) => ({ url, alt: toText(alt) })),
    documents: asset.documents.map(({ kind, url, size_bytes, published_on }) => ({
      name: texts.rwa.document(assetName, kind),
      ...{ kind, url },
      sizeBytes: size_bytes,
      publishedOn: published_on,
    })),
    facts: toFacts(
      facts,
      facts.other.map(({ label, value }) => ({ label: toText(label), value: toText(value) })),
    ),
    operator: {
      name: toText(operator.name),
      description: toText(operator.description),
      foundedYear: operator.founded_year,
      website: operator.website,
      email: operator.email,
    },
    similarAssetIds: asset.similar_asset_ids,
  };
}

const toYields = ({ yield_history }: RwaAsset): SeededAsset['yields'] =>
  yield_history.map(({ month, apy, average_invested }) => ({
    month,
    apy,
    averageInvested: average_invested,
  }));

/** Returns the categories of the contract, in both languages. */
export function getExampleCategories() {
  const english = contractExample<RwaCategory[]>('listRwaCategories', 'categoriesEnglish');
  return contractExample<RwaCategory[]>('listRwaCategories', 'categories').map((category, index) => {
    const { id, slug, name, description, cover, position } = category;
    const other = english[index];
    if (!other || other.id !== id) throw new RangeError(`${slug} has no English.`);
    return {
      ...{ id, slug, position },
      name: { ko: name, en: other.name },
      description: { ko: description, en: other.description },
      cover: { url: cover.url, alt: { ko: cover.alt, en: other.cover.alt } },
    };
  });
}
