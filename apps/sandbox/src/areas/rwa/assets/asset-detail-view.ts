import type { RwaAsset, RwaMonthlyYield } from '@gli/sdk';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanDate, toTimestamp } from '../../../core/time/time.ts';
import { type EarningTerms, nextPayoutDay } from '../accrual.ts';
import type { AssetDetails } from './asset-details.ts';
import type { AssetRow } from './asset-queries.ts';
import { assetSummary, pictureView } from './asset-view.ts';

/** An asset with everything that a member reads before investing. */
export function assetInFull(
  row: AssetRow & { readonly details: AssetDetails },
  {
    terms,
    history,
    now,
    language,
  }: { terms: EarningTerms; history: RwaMonthlyYield[]; now: Date; language: Language },
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
    updated_at: toTimestamp(asset.updatedAt),
  };
}
