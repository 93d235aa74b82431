import type { RwaMonthlyYield } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { ledgerEntries, ledgerPostings } from '../../../core/ledger/schema.ts';
import { countDays, getFirstDay, monthsBetween, shiftMonth, toMonth } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { formatAmount, formatPercent } from '../../../core/tokens/format-amount.ts';
import { type EarningTerms, getApy, getCreditDay, periodEnd } from '../accrual.ts';
import { type rwaAssets, rwaYields } from '../schema.ts';

/** Limit from the contract: ten years. */
const MAX_MONTHS = 120;

/**
 * Returns the closed months of an asset. Seeded months are stored. Later months are computed from the asset's ledger
 * account, averaged over the days of the month.
 */
export async function yieldHistory(
  db: Database,
  asset: typeof rwaAssets.$inferSelect,
  terms: EarningTerms,
  now: Date,
): Promise<RwaMonthlyYield[]> {
  const { earnsFrom } = asset;
  if (earnsFrom === null) return [];
  const current = toMonth(toKoreanDate(now));
  const months = Array.from({ length: Math.max(0, monthsBetween(earnsFrom, current)) }, (_, index) =>
    shiftMonth(earnsFrom, index),
  ).slice(-MAX_MONTHS);
  const stored = await db
    .select()
    .from(rwaYields)
    .where(eq(rwaYields.assetId, asset.id))
    .orderBy(asc(rwaYields.month));
  const averages = new Map(stored.map((row) => [row.month, row.averageInvested]));
  if (months.some((month) => !averages.has(month))) {
    const changes = await changesByDay(db, asset);
    for (const month of months) {
      if (!averages.has(month)) averages.set(month, averageOver(month, changes));
    }
  }
  return months.map((month) => {
    const apy = getApy(terms, month);
    const average = averages.get(month) ?? '0';
    const isClosed = periodEnd(terms, month) < current;
    return {
      month,
      apy: formatPercent(apy),
      average_invested: formatAmount(average),
      distributed: formatAmount(decimal.divide(decimal.multiply(average, apy), '1200', 8, 'down')),
      credited_on: isClosed ? getCreditDay(terms, month) : null,
    };
  });
}

type DayChange = { readonly day: string; readonly change: string };

/** Returns the net change of an asset's account, by day in Korea. */
async function changesByDay(db: Database, asset: Pick<typeof rwaAssets.$inferSelect, 'id' | 'token'>) {
  const day = sql<string>`to_char(${ledgerPostings.postedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  return db
    .select({ day, change: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerEntries.accountId, accountId({ asset: asset.id }, asset.token)))
    .groupBy(day);
}

/** Returns the mean of the principal at the end of each day of a month, with two decimal places. */
function averageOver(month: string, changes: readonly DayChange[]): string {
  const first = getFirstDay(month);
  const days = countDays(month);
  const weighted = changes
    .filter(({ day }) => toMonth(day) <= month)
    .map(({ day, change }) => {
      // A change counts from the day on which it was made.
      const counted = day <= first ? days : days - Number(day.slice(8)) + 1;
      return decimal.multiply(change, String(counted));
    });
  return decimal.divide(decimal.sum(weighted), String(days), 2, 'half_up');
}
