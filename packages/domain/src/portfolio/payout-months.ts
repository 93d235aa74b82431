import type { PortfolioMonth, PortfolioMonthAsset } from '@gli/sdk';
import { addMonths, decimal, hasAmount } from '@gli/validation';

/** Months before and after the current one with a bar. */
const SHOWN_MONTHS = 11;

type Amounts = Pick<PortfolioMonth, 'paid' | 'expected' | 'principal'>;

/** Returns paid and expected income together. */
export const getIncome = ({ paid, expected }: Pick<Amounts, 'paid' | 'expected'>): string =>
  decimal.add(paid, expected);

/** True if a payment is still to come and its amount is an estimate. */
export const isEstimate = ({ expected }: Pick<Amounts, 'expected'>): boolean => hasAmount(expected);

/** Returns the day and estimate of the next payout of all assets together, or null if none is expected. */
export function getNextPayout(calendar: readonly PortfolioMonth[]): { day: string; amount: string } | null {
  const due = calendar.flatMap(({ assets }) => assets).filter(isEstimate);
  const day = due[0]?.pays_on;
  if (day === undefined) return null;
  const amounts = due.filter(({ pays_on }) => pays_on === day).map(({ expected }) => expected);
  return { day, amount: decimal.sum(amounts) };
}

/** Income of one month. */
export type MonthIncome = Pick<PortfolioMonth, 'month' | 'paid' | 'expected'>;

/**
 * Returns the income of the last and the next months, oldest first. Months between two payouts are included as zero.
 * @param today the current day in Korea
 */
export function getMonthlyIncome(calendar: readonly PortfolioMonth[], today: string): MonthIncome[] {
  const months = new Map(calendar.map((month) => [month.month, month]));
  const around = Array.from({ length: 2 * SHOWN_MONTHS + 1 }, (_, index) =>
    addMonths(today, index - SHOWN_MONTHS).slice(0, 7),
  );
  const first = around.findIndex((month) => months.has(month));
  const last = around.findLastIndex((month) => months.has(month));
  if (first < 0) return [];
  return around
    .slice(first, last + 1)
    .map((month) => months.get(month) ?? { month, paid: '0', expected: '0' });
}

/** A calendar year with its months and their sums. */
export type PayoutYear = Amounts & { year: string; months: readonly PortfolioMonth[] };

/** Returns the months by year, oldest first. */
export function groupByYear(calendar: readonly PortfolioMonth[]): PayoutYear[] {
  const years = new Set(calendar.map(({ month }) => month.slice(0, 4)));
  const sum = (months: readonly PortfolioMonth[], kind: keyof Amounts) =>
    decimal.sum(months.map((month) => month[kind]));
  return [...years].map((year) => {
    const months = calendar.filter(({ month }) => month.startsWith(year));
    return {
      year,
      months,
      paid: sum(months, 'paid'),
      expected: sum(months, 'expected'),
      principal: sum(months, 'principal'),
    };
  });
}

/** Returns the payments after a day, earliest first. */
export const getPaymentsAfter = (calendar: readonly PortfolioMonth[], day: string): PortfolioMonthAsset[] =>
  calendar.flatMap(({ assets }) => assets).filter((payment) => payment.pays_on > day || isEstimate(payment));
