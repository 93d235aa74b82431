import type { PortfolioInterval, PortfolioPeriod } from '@gli/sdk';
import { decimal } from '@gli/validation';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  endOfDay,
  lastDayOf,
  later,
  monthOf,
} from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';

export type SeriesInvestment = {
  readonly principal: string;
  readonly investedAt: Date;
  readonly releasedAt: Date | null;
  /** Earliest first. */
  readonly credits: ReadonlyArray<{ readonly at: Date; readonly amount: string }>;
};

export type SeriesPoint = { readonly at: Date; readonly invested: string; readonly value: string };

const MONTHS_BACK = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 } as const;

/** Days up to three months, months beyond. */
export const intervalOf = (period: PortfolioPeriod): PortfolioInterval =>
  period === '1m' || period === '3m' ? 'day' : 'month';

/**
 * Principal and value at the end of every day or month of the period, and now. It starts with the first investment and
 * is empty without one.
 */
export function valueSeries(
  investments: readonly SeriesInvestment[],
  period: PortfolioPeriod,
  now: Date,
): SeriesPoint[] {
  const [first] = investments.map(({ investedAt }) => investedAt).sort((a, b) => a.getTime() - b.getTime());
  if (!first) return [];
  const ends = [...endsOf(period, first, now)].filter((end) => end >= first && end < now);
  return [...ends, now].map((at) => pointAt(investments, at));
}

function* endsOf(period: PortfolioPeriod, first: Date, now: Date): Generator<Date> {
  const today = toKoreanDate(now);
  const firstDay = toKoreanDate(first);
  if (intervalOf(period) === 'day' && period !== 'all') {
    const from = addDays(addMonthsToDay(today, -MONTHS_BACK[period]), 1);
    for (let day = later(from, firstDay); day < today; day = addDays(day, 1)) yield endOfDay(day);
    return;
  }
  const from = period === 'all' ? monthOf(firstDay) : addMonths(monthOf(today), 1 - MONTHS_BACK[period]);
  const start = later(from, monthOf(firstDay));
  for (let month = start; month < monthOf(today); month = addMonths(month, 1))
    yield endOfDay(lastDayOf(month));
}

function pointAt(investments: readonly SeriesInvestment[], at: Date): SeriesPoint {
  const running = investments.filter(
    ({ investedAt, releasedAt }) => investedAt <= at && (releasedAt === null || releasedAt > at),
  );
  const invested = decimal.sum(running.map(({ principal }) => principal));
  const credits = running.flatMap(({ credits: all }) => all.filter((credit) => credit.at <= at));
  return { at, invested, value: decimal.add(invested, decimal.sum(credits.map(({ amount }) => amount))) };
}
