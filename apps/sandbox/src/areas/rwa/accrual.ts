import type { RwaPayoutSchedule } from '@gli/sdk';
import { calculateEarnings, decimal, getPayoutDay, getPeriodEnd } from '@gli/validation';
import {
  addDays,
  addMonths,
  countDays,
  earlier,
  getFirstDay,
  getLastDay,
  later,
  monthsBetween,
  payoutTimeOn,
  toMonth,
} from '../../core/time/calendar.ts';
import { daysBetween } from '../../core/time/time.ts';

export type EarningTerms = {
  readonly schedule: RwaPayoutSchedule;
  /** Day of the month after the period on which earnings are credited. */
  readonly payoutDay: number;
  /** First earning month, `YYYY-MM`; null while the asset does not earn. */
  readonly earnsFrom: string | null;
  /** Percent per year, for months missing from `yields`. */
  readonly expectedApy: string;
  /** Percent per year, by month. */
  readonly yields: ReadonlyMap<string, string>;
};

/** Earning period: from `investedOn` to the day before `maturesOn`. */
export type Principal = {
  readonly principal: string;
  readonly investedOn: string;
  readonly maturesOn: string;
};

export type Payout = {
  /** Index among the investment's payouts, from 0. */
  readonly index: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly apy: string;
  readonly amount: string;
  readonly creditedOn: string;
};

/** A future payout at the expected APY, to two decimals. */
export type ExpectedPayout = { readonly paysOn: string; readonly amount: string };

const AMOUNT_DECIMALS = 8;

/** All payouts of an investment until its maturity, in order, at the yields known so far. */
export const listPayouts = (terms: EarningTerms, held: Principal): Payout[] =>
  toPayouts(held, listPeriods(terms, held));

/** The payouts credited at or before a time, earliest first. */
export const creditedPayouts = (terms: EarningTerms, held: Principal, at: Date): Payout[] =>
  toPayouts(
    held,
    listPeriods(terms, held).filter(({ creditedAt }) => creditedAt <= at),
  );

function toPayouts(held: Principal, periods: readonly Period[]): Payout[] {
  return periods.map(({ fromDate, toDate, creditedOn, apy, shares }, index) => {
    const amount = decimal.sum(shares.map((share) => earnedIn(held.principal, share.apy, share)));
    return { index, fromDate, toDate, apy, amount, creditedOn };
  });
}

/** The next payout after a time; null if none is left or the asset does not earn. */
export function nextPayout(terms: EarningTerms, held: Principal, at: Date): ExpectedPayout | null {
  const period = listPeriods(terms, held).find(({ creditedAt }) => creditedAt > at);
  if (!period) return null;
  const exact = period.shares.map((share) => earnedIn(held.principal, terms.expectedApy, share));
  return { paysOn: period.creditedOn, amount: decimal.round(decimal.sum(exact), 2, 'half_up') };
}

/** Day of an asset's next payout after a time; null while it does not earn. */
export function nextPayoutDay(terms: EarningTerms, at: Date, today: string): string | null {
  if (terms.earnsFrom === null) return null;
  let end = periodEnd(terms, later(addMonths(toMonth(today), -3), terms.earnsFrom));
  while (payoutTimeOn(getPayoutDay(terms.payoutDay, end)) <= at) end = periodEnd(terms, addMonths(end, 1));
  return getPayoutDay(terms.payoutDay, end);
}

/** The yield of a month, in percent per year; `0` before the asset earns. */
export function getApy({ yields, earnsFrom, expectedApy }: EarningTerms, month: string): string {
  if (earnsFrom === null || month < earnsFrom) return '0';
  return yields.get(month) ?? expectedApy;
}

/** Day on which the earnings of a month are credited. */
export const getCreditDay = (terms: EarningTerms, month: string): string =>
  getPayoutDay(terms.payoutDay, periodEnd(terms, month));

/** Last month of the period that contains a month. */
export const periodEnd = ({ schedule }: Pick<EarningTerms, 'schedule'>, month: string): string =>
  getPeriodEnd(schedule, month);

/** Days of a month in a period. */
type Share = {
  readonly days: number;
  readonly dayCount: number;
  /** Yield of the month, in percent per year. */
  readonly apy: string;
};

type Period = {
  readonly fromDate: string;
  readonly toDate: string;
  readonly creditedOn: string;
  readonly creditedAt: Date;
  /** Mean of the months' yields. */
  readonly apy: string;
  readonly shares: readonly Share[];
};

/** Cached, because investments made on the same day in the same asset have the same periods. */
const knownPeriods = new WeakMap<EarningTerms, Map<string, readonly Period[]>>();

function listPeriods(terms: EarningTerms, { investedOn, maturesOn }: Principal): readonly Period[] {
  const known = knownPeriods.get(terms) ?? new Map<string, readonly Period[]>();
  knownPeriods.set(terms, known);
  const key = `${investedOn} ${maturesOn}`;
  const periods = known.get(key) ?? [...computePeriods(terms, investedOn, maturesOn)];
  known.set(key, periods);
  return periods;
}

function* computePeriods(terms: EarningTerms, investedOn: string, maturesOn: string): Generator<Period> {
  if (terms.earnsFrom === null) return;
  const lastDay = addDays(maturesOn, -1);
  let from = later(investedOn, getFirstDay(terms.earnsFrom));
  while (from <= lastDay) {
    const end = periodEnd(terms, toMonth(from));
    const to = earlier(getLastDay(end), lastDay);
    const months = Array.from({ length: monthsBetween(toMonth(from), toMonth(to)) + 1 }, (_, index) =>
      addMonths(toMonth(from), index),
    );
    const start = from;
    const apys = months.map((month) => getApy(terms, month));
    // The remainder at maturity is credited on that day.
    const creditedOn = earlier(getPayoutDay(terms.payoutDay, end), maturesOn);
    yield {
      fromDate: from,
      toDate: to,
      creditedOn,
      creditedAt: payoutTimeOn(creditedOn),
      apy: decimal.divide(decimal.sum(apys), String(apys.length), 2, 'half_up'),
      shares: months.map((month) => ({
        days: daysBetween(later(start, getFirstDay(month)), earlier(to, getLastDay(month))) + 1,
        dayCount: countDays(month),
        apy: getApy(terms, month),
      })),
    };
    from = getFirstDay(addMonths(end, 1));
  }
}

/** Earnings for some days of a month. */
const earnedIn = (principal: string, apy: string, { days, dayCount }: Share): string =>
  calculateEarnings(principal, apy, { months: days, dayCount, decimals: AMOUNT_DECIMALS });
