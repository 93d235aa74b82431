import type { RwaPayoutSchedule } from '@gli/sdk';
import { calculateEarnings, decimal, getPayoutDay, getPeriodEnd } from '@gli/validation';
import {
  addDays,
  countDays,
  getEarlierDate,
  getFirstDay,
  getLastDay,
  getLaterDate,
  payoutTimeOn,
  shiftMonth,
  toMonth,
} from '../../core/time/calendar.ts';
import { toKoreanDate } from '../../core/time/time.ts';

export type EarningTerms = {
  readonly schedule: RwaPayoutSchedule;
  /** Day of the month on which earnings are credited, in the month after the period. */
  readonly payoutDay: number;
  /** First earning month, as `YYYY-MM`. Null while the asset earns nothing. */
  readonly earnsFrom: string | null;
  /** Percent per year, for months that are not in `yields`. */
  readonly expectedApy: string;
  /** Percent per year, by month. */
  readonly yields: ReadonlyMap<string, string>;
};

/** Principal with its earning period, which lasts from `investedOn` to the day before `maturesOn`. */
export type Principal = {
  readonly principal: string;
  readonly investedOn: string;
  readonly maturesOn: string;
};

export type Payout = {
  /** Index among the investment's payouts, starting at 0. */
  readonly index: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly apy: string;
  readonly amount: string;
  readonly creditedOn: string;
  readonly creditedAt: Date;
};

/** A future payout at the expected APY, with two decimal places. */
export type ExpectedPayout = { readonly paysOn: string; readonly amount: string };

const AMOUNT_DECIMALS = 8;

/** Returns the principal of an investment with its earning period. */
export const toPrincipal = ({
  principal,
  investedAt,
  maturesOn,
}: Pick<Principal, 'principal' | 'maturesOn'> & { readonly investedAt: Date }): Principal => ({
  principal,
  investedOn: toKoreanDate(investedAt),
  maturesOn,
});

/** Returns the day of an investment's first payout. Null while the asset earns nothing. */
export const firstPayoutDay = (terms: EarningTerms, held: Principal): string | null =>
  expectedPayout(terms, held, 0)?.paysOn ?? null;

/**
 * Lists the payouts of an investment in order, at the yields known so far, without the first ones. Default: until its
 * maturity. With `until`, only those credited at or before that time.
 */
export function payoutsAfter(terms: EarningTerms, held: Principal, count: number, until?: Date): Payout[] {
  const payouts: Payout[] = [];
  let index = 0;
  for (const { shares, ...period } of listPeriods(terms, held)) {
    if (until && period.creditedAt > until) break;
    if (index >= count) {
      const amount = decimal.sum(shares.map((share) => earnedIn(held.principal, share.apy, share)));
      payouts.push({ ...period, index, amount });
    }
    index++;
  }
  return payouts;
}

/** Principals that earn on the same days of a period. */
type EqualShares = { readonly shares: readonly Share[]; readonly principals: string[] };

/**
 * Returns the expected payouts of investments in one asset by day. The earnings of all investments are rounded together,
 * to two decimal places. Each investment lacks its first `payoutCount` payouts.
 */
export function expectedByDay(
  terms: EarningTerms,
  all: readonly { readonly held: Principal; readonly payoutCount: number }[],
): ExpectedPayout[] {
  const days = new Map<string, Map<string, EqualShares>>();
  for (const { held, payoutCount } of all) {
    for (const { creditedOn, shares } of [...listPeriods(terms, held)].slice(payoutCount)) {
      const ofDay = days.get(creditedOn) ?? new Map<string, EqualShares>();
      days.set(creditedOn, ofDay);
      const key = shares.map(({ days: counted, dayCount }) => `${counted}/${dayCount}`).join();
      const equal = ofDay.get(key) ?? { shares, principals: [] };
      ofDay.set(key, equal);
      equal.principals.push(held.principal);
    }
  }
  return [...days].map(([paysOn, ofDay]) => {
    const exact = [...ofDay.values()].flatMap(({ shares, principals }) => {
      const principal = decimal.sum(principals);
      return shares.map((share) => earnedIn(principal, terms.expectedApy, share));
    });
    return { paysOn, amount: decimal.round(decimal.sum(exact), 2, 'half_up') };
  });
}

/** Returns the expected payout at an index. Null if none is left or the asset earns nothing. */
export function expectedPayout(terms: EarningTerms, held: Principal, index: number): ExpectedPayout | null {
  const period = findPeriod(terms, held, index);
  if (!period) return null;
  const exact = period.shares.map((share) => earnedIn(held.principal, terms.expectedApy, share));
  return { paysOn: period.creditedOn, amount: decimal.round(decimal.sum(exact), 2, 'half_up') };
}

/** Returns the day of the payout at an index, or of the maturity if none is left. */
export const getPaymentDay = (terms: EarningTerms, held: Principal, index: number): string =>
  findPeriod(terms, held, index)?.creditedOn ?? held.maturesOn;

function findPeriod(terms: EarningTerms, held: Principal, index: number): Period | undefined {
  let at = 0;
  for (const period of listPeriods(terms, held)) if (at++ === index) return period;
  return undefined;
}

/** Returns the day of an asset's next payout after a time. Null while it earns nothing. */
export function nextPayoutDay(terms: EarningTerms, at: Date, today: string): string | null {
  if (terms.earnsFrom === null) return null;
  let end = periodEnd(terms, getLaterDate(shiftMonth(toMonth(today), -3), terms.earnsFrom));
  while (payoutTimeOn(getPayoutDay(terms.payoutDay, end)) <= at) end = periodEnd(terms, shiftMonth(end, 1));
  return getPayoutDay(terms.payoutDay, end);
}

/** Returns the yield of a month, in percent per year. `0` before the asset starts earning. */
export function getApy({ yields, earnsFrom, expectedApy }: EarningTerms, month: string): string {
  if (earnsFrom === null || month < earnsFrom) return '0';
  return yields.get(month) ?? expectedApy;
}

/** Returns the day on which the earnings of a month are credited. */
export const getCreditDay = (terms: EarningTerms, month: string): string =>
  getPayoutDay(terms.payoutDay, periodEnd(terms, month));

/** Returns the last month of the period that contains a month. */
export const periodEnd = ({ schedule }: Pick<EarningTerms, 'schedule'>, month: string): string =>
  getPeriodEnd(schedule, month);

/** Days of a month within a period. */
type Share = {
  readonly days: number;
  readonly dayCount: number;
  /** Yield of the month, in percent per year. */
  readonly apy: string;
};

type Period = Omit<Payout, 'index' | 'amount'> & { readonly shares: readonly Share[] };

/** Yields the periods of an investment, in order. */
function* listPeriods(terms: EarningTerms, { investedOn, maturesOn }: Principal): Generator<Period> {
  if (terms.earnsFrom === null) return;
  let fromDate = getLaterDate(investedOn, getFirstDay(terms.earnsFrom));
  while (fromDate < maturesOn) {
    const calendar = readCalendarPeriod(terms, toMonth(fromDate));
    const matures = maturesOn <= calendar.lastDay;
    const toDate = matures ? addDays(maturesOn, -1) : calendar.lastDay;
    // Earnings that remain at maturity are credited on the day of maturity.
    const isEarly = maturesOn < calendar.creditedOn;
    const creditedOn = isEarly ? maturesOn : calendar.creditedOn;
    const creditedAt = isEarly ? payoutTimeOn(maturesOn) : calendar.creditedAt;
    const months = calendar.months.filter(
      ({ firstDay, lastDay }) => lastDay >= fromDate && firstDay <= toDate,
    );
    const shares = months.map(({ firstDay, lastDay, dayCount, apy }) => {
      const days =
        toDayNumber(getEarlierDate(toDate, lastDay)) - toDayNumber(getLaterDate(fromDate, firstDay)) + 1;
      return { days, dayCount, apy };
    });
    const apy = months.length === calendar.months.length ? calendar.apy : getMeanApy(months);
    yield { fromDate, toDate, creditedOn, creditedAt, apy, shares };
    fromDate = calendar.nextDay;
  }
}

type Month = Pick<Share, 'dayCount' | 'apy'> & { readonly firstDay: string; readonly lastDay: string };

/** A full period of an asset, regardless of when an investment starts or ends. */
type CalendarPeriod = Pick<Period, 'creditedOn' | 'creditedAt' | 'apy'> & {
  readonly months: readonly Month[];
  readonly lastDay: string;
  /** First day of the next period. */
  readonly nextDay: string;
};

/** Cached, because all investments in an asset share its periods. */
const calendarPeriods = new WeakMap<EarningTerms, Map<string, CalendarPeriod>>();

/** Returns the full period that contains a month. */
function readCalendarPeriod(terms: EarningTerms, month: string): CalendarPeriod {
  const known = calendarPeriods.get(terms) ?? new Map<string, CalendarPeriod>();
  calendarPeriods.set(terms, known);
  const period = known.get(month) ?? toCalendarPeriod(terms, periodEnd(terms, month));
  known.set(month, period);
  return period;
}

function toCalendarPeriod(terms: EarningTerms, end: string): CalendarPeriod {
  const creditedOn = getPayoutDay(terms.payoutDay, end);
  const months = [-2, -1, 0]
    .map((distance) => shiftMonth(end, distance))
    .filter((month) => periodEnd(terms, month) === end)
    .map((month) => ({
      firstDay: getFirstDay(month),
      lastDay: getLastDay(month),
      dayCount: countDays(month),
      apy: getApy(terms, month),
    }));
  return {
    creditedOn,
    creditedAt: payoutTimeOn(creditedOn),
    apy: getMeanApy(months),
    months,
    lastDay: getLastDay(end),
    nextDay: getFirstDay(shiftMonth(end, 1)),
  };
}

const getMeanApy = (months: readonly Month[]): string =>
  decimal.divide(decimal.sum(months.map(({ apy }) => apy)), String(months.length), 2, 'half_up');

const toDayNumber = (day: string): number => Number(day.slice(8));

/** Calculates the earnings for some days of a month. */
const earnedIn = (principal: string, apy: string, { days, dayCount }: Share): string =>
  calculateEarnings(principal, apy, { months: days, dayCount, decimals: AMOUNT_DECIMALS });
