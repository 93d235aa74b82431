import * as decimal from '../decimal/arithmetic.ts';
import { TOKEN_AMOUNT_MAX, TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';
import { getRemaining } from './amounts.ts';
import { addMonths, type CalendarDay } from './korean-time.ts';

const MONTHS_PER_PERIOD = { monthly: 1, quarterly: 3 } as const;
/** Divisor that converts percent per year to a fraction per month. */
const MONTHLY_DIVISOR = 1200;

export type PayoutSchedule = keyof typeof MONTHS_PER_PERIOD;

/** Payout terms of an asset, as in the contract. */
export type PayoutTerms = {
  /** Schedule, which may be unknown to this version if the server is newer. */
  readonly schedule: string;
  readonly day_of_month: number;
  /** Day of the asset's next payout, or null while the asset earns nothing. */
  readonly next_on: CalendarDay | null;
};

const isPayoutSchedule = (schedule: string): schedule is PayoutSchedule => schedule in MONTHS_PER_PERIOD;

/** Returns the last month of the period that contains a month, both as `YYYY-MM`. */
export function getPeriodEnd(schedule: PayoutSchedule, month: string): string {
  const length = MONTHS_PER_PERIOD[schedule];
  const monthsLeft = length - 1 - ((Number(month.slice(5)) - 1) % length);
  return addMonths(`${month}-01`, monthsLeft).slice(0, 7);
}

/** Returns the day on which a period's earnings are credited, in the month after the period. */
export function getPayoutDay(dayOfMonth: number, periodEnd: string): CalendarDay {
  const next = addMonths(`${periodEnd}-01`, 1).slice(0, 7);
  return `${next}-${String(dayOfMonth).padStart(2, '0')}`;
}

export const getMaturityDay = (investedOn: CalendarDay, termMonths: number): CalendarDay =>
  addMonths(investedOn, termMonths);

/**
 * Returns the day of an investment's first payout. Earnings that remain at maturity are credited on that day. Returns
 * null while the asset earns nothing, or for an unknown schedule.
 */
export function getFirstPayoutDay(
  { term_months: termMonths, payout }: { readonly term_months: number; readonly payout: PayoutTerms },
  investedOn: CalendarDay,
): CalendarDay | null {
  const { schedule, day_of_month: dayOfMonth, next_on: nextOn } = payout;
  if (nextOn === null || !isPayoutSchedule(schedule)) return null;
  const ownPayout = getPayoutDay(dayOfMonth, getPeriodEnd(schedule, investedOn.slice(0, 7)));
  // An asset that starts earning later also makes its first payout later.
  const [, first = ownPayout] = [ownPayout, nextOn].sort();
  const [earliest = first] = [first, getMaturityDay(investedOn, termMonths)].sort();
  return earliest;
}

/**
 * Calculates earnings at a yearly rate without compounding, rounded down.
 * @param months number of months, or number of days if `dayCount` is the number of days in the month
 */
export function calculateEarnings(
  principal: string,
  apyPercent: string,
  { months, dayCount = 1, decimals }: { months: number; dayCount?: number; decimals: number },
): string {
  const yearly = decimal.multiply(decimal.multiply(principal, apyPercent), String(months));
  return decimal.divide(yearly, String(MONTHLY_DIVISOR * dayCount), decimals, 'down');
}

/** Calculates the earnings on an amount after one year, rounded down to 8 decimal places. */
export const calculateYearlyReturn = (amount: string, apyPercent: string): string =>
  decimal.round(decimal.percentOf(amount, apyPercent), TOKEN_AMOUNT_MAX_DECIMALS, 'down');

/** Returns the amount that a member may still invest, at least 0. Returns null if the asset has no limit per member. */
export function getMemberRemaining(maximumPerMember: string | null, invested: string): string | null {
  return maximumPerMember === null ? null : getRemaining(maximumPerMember, invested);
}

export function getLowest(...limits: (string | null | undefined)[]): string | undefined {
  return limits
    .filter((limit) => limit !== null && limit !== undefined)
    .reduce<string | undefined>(
      (lowest, limit) => (lowest === undefined || decimal.compare(limit, lowest) < 0 ? limit : lowest),
      undefined,
    );
}

/** Limits of a member's next investment, in the asset's token. */
export type InvestmentLimits =
  | { status: 'open'; minimum: string; maximum: string }
  /** The member has reached the limit per member. */
  | { status: 'limit_reached'; limit: string }
  /** The remaining amount is below the asset's minimum. */
  | { status: 'below_minimum'; left: string };

/**
 * Returns the limits of a member's next investment. The maximum is the lowest of the remaining funding, the
 * member's limit minus the `invested` amount, and the platform's limit for one amount.
 */
export function getInvestmentLimits(
  asset: {
    readonly funding: { readonly remaining: string };
    readonly minimum_investment: string;
    readonly maximum_investment: string | null;
  },
  invested = '0',
): InvestmentLimits {
  const { funding, minimum_investment: minimum, maximum_investment: limit } = asset;
  const own = getMemberRemaining(limit, invested);
  if (limit !== null && own !== null && decimal.isZero(own)) return { status: 'limit_reached', limit };
  const maximum = getLowest(funding.remaining, own, TOKEN_AMOUNT_MAX) ?? TOKEN_AMOUNT_MAX;
  if (decimal.compare(maximum, minimum) < 0) return { status: 'below_minimum', left: maximum };
  return { status: 'open', minimum, maximum };
}
