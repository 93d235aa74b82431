import type {
  InvestmentAsset,
  Picture,
  RwaAsset,
  RwaAssetSummary,
  RwaCategory,
  RwaMonthlyYield,
} from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanDate, toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { formatAmount, formatPercent } from '../../../core/tokens/format-amount.ts';
import { type EarningTerms, nextPayoutDay } from '../accrual.ts';
import type { AssetDetails, LocalizedPicture } from './asset-details.ts';
import type { AssetRow, findCategories } from './asset-queries.ts';
import { effectiveReason } from './asset-status.ts';

export function categoryView(
  { category, assetCount, activeCount }: Awaited<ReturnType<typeof findCategories>>[number],
  language: Language,
): RwaCategory {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name[language],
    description: category.description[language],
    cover: pictureView(category.cover, language),
    asset_count: assetCount,
    active_asset_count: activeCount,
    position: category.position,
  };
}

const pictureView = ({ url, alt }: LocalizedPicture, language: Language): Picture => ({
  url,
  alt: alt[language],
});

export function assetSummary(row: AssetRow, language: Language): RwaAssetSummary {
  const { asset, status } = row;
  return {
    ...investmentAssetView(row, language),
    summary: asset.summary[language],
    status_reason: effectiveReason(asset, status)?.[language] ?? null,
    featured: asset.featured,
    contract_type: { kind: asset.contractKind, type: asset.contractType },
    token: asset.token,
    minimum_investment: formatAmount(asset.minimumInvestment),
    maximum_investment: asset.maximumInvestment === null ? null : formatAmount(asset.maximumInvestment),
    term_months: asset.termMonths,
    funding: {
      target: formatAmount(asset.target),
      raised: formatAmount(asset.raised),
      remaining: formatAmount(decimal.subtract(asset.target, asset.raised)),
      progress_percent: decimal.toFixed(
        decimal.percentageOf(asset.raised, asset.target, 2, 'down'),
        2,
        'down',
      ),
      investor_count: asset.investorCount,
      opens_at: toKoreanTimestamp(asset.opensAt),
      closes_at: toTimestampOrNull(asset.closesAt),
    },
    location: { city: asset.city[language], region: asset.region[language], country: 'KR' },
    created_at: toKoreanTimestamp(asset.createdAt),
  };
}

export function investmentAssetView(row: AssetRow, language: Language): InvestmentAsset {
  const { asset, category, status } = row;
  return {
    id: asset.id,
    slug: asset.slug,
    name: asset.name[language],
    cover: pictureView(asset.cover, language),
    category: { id: category.id, slug: category.slug, name: category.name[language] },
    risk_level: asset.riskLevel,
    expected_apy: formatPercent(asset.expectedApy),
    payout_schedule: asset.payoutSchedule,
    status,
  };
}

type Context = { terms: EarningTerms; history: RwaMonthlyYield[]; now: Date; language: Language };

/** Returns an asset with everything that a member needs before investing. */
export function assetView(
  row: AssetRow & { readonly details: AssetDetails },
  { terms, history, now, language }: Context,
): RwaAsset {
  const { asset, details } = row;
  const { facts, operator } = details;
  const summary = assetSummary(row, language);
  return {
    ...summary,
    description: details.description[language],
    risk_factors: details.riskFactors.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    })),
    payout: {
      schedule: asset.payoutSchedule,
      day_of_month: asset.payoutDay,
      next_on: nextPayoutDay(terms, now, toKoreanDate(now)),
    },
    location: {
      address: details.address[language],
      ...summary.location,
      latitude: details.latitude,
      longitude: details.longitude,
      nearby: details.nearby.map(({ name, distanceM }) => ({ name: name[language], distance_m: distanceM })),
    },
    pictures: details.pictures.map((picture) => pictureView(picture, language)),
    documents: details.documents.map(({ name, kind, url, sizeBytes, publishedOn }) => ({
      name: name[language],
      kind,
      url,
      media_type: 'application/pdf',
      size_bytes: sizeBytes,
      published_on: publishedOn,
    })),
    yield_history: history,
    facts: {
      floor_area_m2: facts.floorAreaM2,
      land_area_m2: facts.landAreaM2,
      built_year: facts.builtYear,
      floor_count: facts.floorCount,
      room_count: facts.roomCount,
      occupancy_percent: facts.occupancyPercent,
      other: facts.other.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    },
    operator: {
      name: operator.name[language],
      description: operator.description[language],
      founded_year: operator.foundedYear,
      website: operator.website,
      email: operator.email,
    },
    similar_asset_ids: [...details.similarAssetIds],
    updated_at: toKoreanTimestamp(asset.updatedAt),
  };
}
