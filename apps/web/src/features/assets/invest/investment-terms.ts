import type { RwaAsset } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { addMonths, type CalendarDay } from '../../../shared/calendar-day.ts';

type PayingAsset = Pick<RwaAsset, 'term_months' | 'payout'>;

/** The day on which an investment of today ends. */
export const maturityOn = ({ term_months }: Pick<RwaAsset, 'term_months'>, today: CalendarDay): CalendarDay =>
  addMonths(today, term_months);

/**
 * The day of the first payout of an investment of today: the payout day after the month or the quarter that is running,
 * at the latest the maturity. Null while the asset does not earn, or for a schedule that this version does not know.
 */
export function firstPayoutOn(asset: PayingAsset, today: CalendarDay): CalendarDay | null {
  const { schedule, day_of_month: day, next_on: next } = asset.payout;
  if (next === null) return null;
  const month = Number(today.slice(5, 7));
  const monthsLeft = { monthly: 0, quarterly: (3 - (month % 3)) % 3 }[schedule];
  if (monthsLeft === undefined) return null;
  const after = addMonths(`${today.slice(0, 7)}-01`, monthsLeft + 1);
  const payout = `${after.slice(0, 7)}-${String(day).padStart(2, '0')}`;
  // An asset that begins to earn later pays later.
  const first = payout > next ? payout : next;
  const maturity = maturityOn(asset, today);
  const [earlier = maturity] = [first, maturity].sort();
  return earlier;
}

const MONTHS_PER_YEAR_PERCENT = '1200';

/** What an amount brings in some months at a yearly rate, without compounding, cut off after 2 decimal places. */
export function expectedEarnings(amount: string, apy: string, months: number): string {
  const yearly = decimal.multiply(decimal.multiply(amount, apy), String(months));
  return decimal.divide(yearly, MONTHS_PER_YEAR_PERCENT, 2, 'down');
}

/** The times to look at in an estimate: half a year, whole years, and the end of the term. */
export function estimateMonths(termMonths: number): number[] {
  return [6, 12, 24, 36].filter((months) => months < termMonths).concat(termMonths);
}
