import type {
  InvestmentAsset,
  Picture,
  RwaAssetSummary,
  RwaCategory,
  RwaCategoryReference,
  RwaFunding,
} from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { formatAmount, formatPercent } from '../../../core/tokens/format-amount.ts';
import type { rwaCategories } from '../schema.ts';
import type { PictureText } from './asset-details.ts';
import type { AssetRow } from './asset-queries.ts';
import { effectiveReason } from './asset-status.ts';

/** A category with its counts, as the filter of the list shows it. */
export function categoryView(
  {
    category,
    assetCount,
    activeCount,
  }: { category: typeof rwaCategories.$inferSelect; assetCount: number; activeCount: number },
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

export const pictureView = ({ url, alt }: PictureText, language: Language): Picture => ({
  url,
  alt: alt[language],
});

export function categoryReference({ category }: AssetRow, language: Language): RwaCategoryReference {
  return { id: category.id, slug: category.slug, name: category.name[language] };
}

/** How far the funding is. */
export function fundingView({ asset }: AssetRow): RwaFunding {
  return {
    target: formatAmount(asset.target),
    raised: formatAmount(asset.raised),
    remaining: formatAmount(decimal.subtract(asset.target, asset.raised)),
    progress_percent: decimal.toFixed(decimal.percentageOf(asset.raised, asset.target, 2, 'down'), 2, 'down'),
    investor_count: asset.investorCount,
    opens_at: toTimestamp(asset.opensAt),
    closes_at: toTimestampOrNull(asset.closesAt),
  };
}

/** An asset as a card or a row shows it. */
export function assetSummary(row: AssetRow, language: Language): RwaAssetSummary {
  const { asset, status } = row;
  return {
    id: asset.id,
    slug: asset.slug,
    name: asset.name[language],
    summary: asset.summary[language],
    category: categoryReference(row, language),
    risk_level: asset.riskLevel,
    status,
    status_reason: effectiveReason(asset, status)?.[language] ?? null,
    featured: asset.featured,
    contract_type: { kind: asset.contractKind, type: asset.contractType },
    token: asset.token,
    expected_apy: formatPercent(asset.expectedApy),
    minimum_investment: formatAmount(asset.minimumInvestment),
    maximum_investment: asset.maximumInvestment === null ? null : formatAmount(asset.maximumInvestment),
    term_months: asset.termMonths,
    payout_schedule: asset.payoutSchedule,
    funding: fundingView(row),
    location: { city: asset.city[language], region: asset.region[language], country: 'KR' },
    cover: pictureView(asset.cover, language),
    created_at: toTimestamp(asset.createdAt),
  };
}

/** The asset of an investment. */
export function investmentAssetView(row: AssetRow, language: Language): InvestmentAsset {
  const { asset, status } = row;
  return {
    id: asset.id,
    slug: asset.slug,
    name: asset.name[language],
    cover: pictureView(asset.cover, language),
    category: categoryReference(row, language),
    risk_level: asset.riskLevel,
    expected_apy: formatPercent(asset.expectedApy),
    payout_schedule: asset.payoutSchedule,
    status,
  };
}
