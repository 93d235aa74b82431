import type { RwaPayoutSchedule } from '@gli/sdk';
import { decimal } from '@gli/validation';
import {
  addDays,
  addMonths,
  dayCountOf,
  earlier,
  firstDayOf,
  lastDayOf,
  later,
  monthOf,
  monthsBetween,
  payoutTimeOn,
  quarterEnd,
} from '../../core/time/calendar.ts';
import { daysBetween } from '../../core/time/time.ts';

export type EarningTerms = {
  readonly schedule: RwaPayoutSchedule;
  /** Day of the month after the period on which earnings are credited. */
  readonly payoutDay: number;
  /** First month that earns, `YYYY-MM`; null while it does not earn. */
  readonly earnsFrom: string | null;
  /** Percent per year, for months that `yields` lacks. */
  readonly expectedApy: string;
  /** Percent per year, by month. */
  readonly yields: ReadonlyMap<string, string>;
};

/** It earns from `investedOn` to the day before `maturesOn`. */
export type Principal = {
  readonly principal: string;
  readonly investedOn: string;
  readonly maturesOn: string;
};

export type Payout = {
  /** Its position among the investment's payouts, from 0. */
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

/** Every payout of an investment until its maturity, in order, at the yields known so far. */
export function* payoutsOf(terms: EarningTerms, held: Principal): Generator<Payout> {
  let index = 0;
  for (const period of periodsOf(terms, held)) {
    const shares = period.shares.map((share) => ({ ...share, apy: apyOf(terms, share.month) }));
    const apys = shares.map((share) => share.apy);
    yield {
      index: index++,
      fromDate: period.fromDate,
      toDate: period.toDate,
      apy: decimal.divide(decimal.sum(apys), String(apys.length), 2, 'half_up'),
      amount: decimal.sum(shares.map(({ month, days, apy }) => earnedIn(held.principal, apy, month, days))),
      creditedOn: period.creditedOn,
    };
  }
}

/** The payouts credited at or before a time, earliest first. */
export function creditedPayouts(terms: EarningTerms, held: Principal, at: Date): Payout[] {
  const credited: Payout[] = [];
  for (const payout of payoutsOf(terms, held)) {
    if (payoutTimeOn(payout.creditedOn) > at) break;
    credited.push(payout);
  }
  return credited;
}

/** The next payout after a time; null when none is left or the asset does not earn. */
export function nextPayout(terms: EarningTerms, held: Principal, at: Date): ExpectedPayout | null {
  for (const { creditedOn, shares } of periodsOf(terms, held)) {
    if (payoutTimeOn(creditedOn) <= at) continue;
    const exact = shares.map(({ month, days }) => earnedIn(held.principal, terms.expectedApy, month, days));
    return { paysOn: creditedOn, amount: decimal.round(decimal.sum(exact), 2, 'half_up') };
  }
  return null;
}

/** Day of an asset's next payout after a time; null while it does not earn. */
export function nextPayoutDay(terms: EarningTerms, at: Date, today: string): string | null {
  if (terms.earnsFrom === null) return null;
  let end = periodEnd(terms, later(addMonths(monthOf(today), -3), terms.earnsFrom));
  while (payoutTimeOn(payoutDayAfter(terms, end)) <= at) end = periodEnd(terms, addMonths(end, 1));
  return payoutDayAfter(terms, end);
}

/** The yield of a month, in percent per year; `0` before the asset earns. */
export function apyOf({ yields, earnsFrom, expectedApy }: EarningTerms, month: string): string {
  if (earnsFrom === null || month < earnsFrom) return '0';
  return yields.get(month) ?? expectedApy;
}

/** Day on which the earnings of a month are credited. */
export const creditDayOf = (terms: EarningTerms, month: string): string =>
  payoutDayAfter(terms, periodEnd(terms, month));

/** The last month of the period that a month is in. */
export const periodEnd = ({ schedule }: Pick<EarningTerms, 'schedule'>, month: string): string =>
  schedule === 'monthly' ? month : quarterEnd(month);

type Period = {
  readonly fromDate: string;
  readonly toDate: string;
  readonly creditedOn: string;
  readonly shares: ReadonlyArray<{ readonly month: string; readonly days: number }>;
};

function* periodsOf(terms: EarningTerms, { investedOn, maturesOn }: Principal): Generator<Period> {
  if (terms.earnsFrom === null) return;
  const lastDay = addDays(maturesOn, -1);
  let from = later(investedOn, firstDayOf(terms.earnsFrom));
  while (from <= lastDay) {
    const end = periodEnd(terms, monthOf(from));
    const to = earlier(lastDayOf(end), lastDay);
    const months = Array.from({ length: monthsBetween(monthOf(from), monthOf(to)) + 1 }, (_, index) =>
      addMonths(monthOf(from), index),
    );
    const start = from;
    yield {
      fromDate: from,
      toDate: to,
      // Whatever is left at maturity is credited on that day.
      creditedOn: earlier(payoutDayAfter(terms, end), maturesOn),
      shares: months.map((month) => ({
        month,
        days: daysBetween(later(start, firstDayOf(month)), earlier(to, lastDayOf(month))) + 1,
      })),
    };
    from = firstDayOf(addMonths(end, 1));
  }
}

/** principal × apy ÷ 1200, prorated by the days of the month, rounded down. */
function earnedIn(principal: string, apy: string, month: string, days: number): string {
  const yearly = decimal.multiply(decimal.multiply(principal, apy), String(days));
  return decimal.divide(yearly, String(1200 * dayCountOf(month)), AMOUNT_DECIMALS, 'down');
}

const payoutDayAfter = ({ payoutDay }: EarningTerms, month: string): string =>
  `${addMonths(month, 1)}-${String(payoutDay).padStart(2, '0')}`;
