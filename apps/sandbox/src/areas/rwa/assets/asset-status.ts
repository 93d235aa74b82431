import type { RwaAssetStatus } from '@gli/sdk';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Text } from '../../../core/text/text.ts';
import { rwaAssets } from '../schema.ts';

const at = (now: Date | Placeholder): SQL =>
  sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;

/**
 * The status of an asset at a time: a pending one opens at `opens_at`, an active one completes at `closes_at`. There is
 * no timer, so every query must use this expression.
 */
export function effectiveStatus(now: Date | Placeholder): SQL<RwaAssetStatus> {
  const { status, opensAt, closesAt } = rwaAssets;
  return sql<RwaAssetStatus>`case
    when ${status} in ('pending', 'active') and ${closesAt} <= ${at(now)} then 'completed'
    when ${status} = 'pending' and ${opensAt} <= ${at(now)} then 'active'
    else ${status} end`;
}

/** Reason why an asset is not open, even if its status changed with time. */
export function effectiveReason(
  asset: { readonly status: RwaAssetStatus; readonly statusReason: Text | null },
  status: RwaAssetStatus,
): Text | null {
  if (status === asset.status) return asset.statusReason;
  if (status === 'active') return null;
  return { ko: '모집 기간이 끝났습니다.', en: 'The funding period is over.' };
}

/** Reason why an asset is complete, with the day (`YYYY-MM-DD`) on which its target was reached. */
export function fundedReason(day: string): Text {
  return {
    ko: `${koreanDay(day)}에 목표 금액을 모두 모집했습니다.`,
    en: `The target was reached on ${englishDay(day)}.`,
  };
}

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `2026년 6월 12일` */
export const koreanDay = (day: string): string =>
  new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone: 'UTC' }).format(toDate(day));

/** `12 June 2026` */
export const englishDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(toDate(day));
