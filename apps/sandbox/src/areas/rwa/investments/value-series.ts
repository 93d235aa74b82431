import type { PortfolioInterval, PortfolioPeriod } from '@gli/sdk';
import { decimal } from '@gli/validation';
import {
  addDays,
  addMonths,
  getEndOfDay,
  getLastDay,
  getLaterDate,
  shiftMonth,
  toMonth,
} from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';

export type SeriesInvestment = {
  readonly principal: string;
  readonly investedAt: Date;
  readonly releasedAt: Date | null;
};

type Change = { readonly at: Date; readonly amount: string };

/** `invested` is the principal held, and `earned` all income paid by then. */
export type SeriesPoint = { readonly at: Date; readonly invested: string; readonly earned: string };

const MONTHS_BACK = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 } as const;

/** Returns the interval of the points: days for up to three months, months for longer periods. */
export const getInterval = (period: PortfolioPeriod): PortfolioInterval =>
  period === '1m' || period === '3m' ? 'day' : 'month';

/**
 * Returns principal and income at the end of every day or month of the period, and now. The series starts with the first
 * investment and is empty if there is none.
 */
export function valueSeries(
  investments: readonly SeriesInvestment[],
  income: readonly Change[],
  period: PortfolioPeriod,
  now: Date,
): SeriesPoint[] {
  const [first] = investments.map(({ investedAt }) => investedAt).sort((a, b) => a.getTime() - b.getTime());
  if (!first) return [];
  const ends = [...generateEnds(period, first, now)].filter((end) => end >= first && end < now);
  const points = [...ends, now];
  const invested = totalsAt(points, investments.flatMap(principalChanges));
  const earned = totalsAt(points, income);
  return points.map((at, index) => ({ at, invested: invested[index] ?? '0', earned: earned[index] ?? '0' }));
}

function* generateEnds(period: PortfolioPeriod, first: Date, now: Date): Generator<Date> {
  const today = toKoreanDate(now);
  const firstDay = toKoreanDate(first);
  if (getInterval(period) === 'day' && period !== 'all') {
    const from = addDays(addMonths(today, -MONTHS_BACK[period]), 1);
    for (let day = getLaterDate(from, firstDay); day < today; day = addDays(day, 1)) yield getEndOfDay(day);
    return;
  }
  const from = period === 'all' ? toMonth(firstDay) : shiftMonth(toMonth(today), 1 - MONTHS_BACK[period]);
  const start = getLaterDate(from, toMonth(firstDay));
  for (let month = start; month < toMonth(today); month = shiftMonth(month, 1))
    yield getEndOfDay(getLastDay(month));
}

function principalChanges({ principal, investedAt, releasedAt }: SeriesInvestment): Change[] {
  const added = { at: investedAt, amount: principal };
  return releasedAt === null
    ? [added]
    : [added, { at: releasedAt, amount: decimal.subtract('0', principal) }];
}

/** Sums all changes up to each point in time. The points must be sorted. */
function totalsAt(points: readonly Date[], changes: readonly Change[]): string[] {
  const sorted = changes.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let next = 0;
  let total = '0';
  return points.map((point) => {
    const amounts = [total];
    for (let change = sorted[next]; change && change.at <= point; change = sorted[++next]) {
      amounts.push(change.amount);
    }
    total = decimal.sum(amounts);
    return total;
  });
}
