import type { ReferralRewardCondition, ReferralRewardEvent, Token } from '@gli/sdk';
import { decimal, getKoreanTime, getReferralCodeState } from '@gli/validation';
import { getFirstDay, getStartOfDay, shiftMonth, toMonth } from '../../core/time/calendar.ts';
import { DAY_MS, HOUR_MS, plusMs, toKoreanDate } from '../../core/time/time.ts';
import type { referralCodes } from './schema.ts';

/** Token of the program's cap, minimum investment and totals. */
export const PROGRAM_TOKEN = 'GLIB' as const;
/** Days without a login after which an invited member counts as inactive. */
export const INACTIVE_AFTER_DAYS = 60;
/** Hour of the nightly payout, in Korean time. */
export const PAYOUT_HOUR = 21;

/** Number of months shown in charts, including the current one. */
const CHART_MONTHS = 6;

/** Times when an invited member met each condition. A condition that is still open has no time. */
export type ConditionTimes = { readonly [Condition in ReferralRewardCondition]?: Date };

export type Settled = {
  readonly open: ReferralRewardCondition[];
  /**
   * Time when the last condition was met, but not before the code was used or the reward was granted. Null while a
   * condition is open.
   */
  readonly metAt: Date | null;
};

/** Returns the open conditions. `since` is the time when the code was used or the reward was granted. */
export function settleConditions(
  conditions: readonly ReferralRewardCondition[],
  since: Date,
  times: ConditionTimes,
): Settled {
  const open = conditions.filter((condition) => times[condition] === undefined);
  if (open.length > 0) return { open, metAt: null };
  const met = conditions.map((condition) => times[condition]?.getTime() ?? 0);
  return { open, metAt: new Date(Math.max(since.getTime(), ...met)) };
}

/** Returns the time of a reward's earliest automatic payout. Null while a condition is open. */
export function dueAt(metAt: Date | null, payoutDelayDays: number): Date | null {
  return metAt === null ? null : plusMs(metAt, payoutDelayDays * DAY_MS);
}

const payoutOn = (day: string): Date => getKoreanTime(day, `${PAYOUT_HOUR}:00`);

/** Returns the time of the latest nightly payout, which may be the given time itself. */
export function lastPayoutRun(now: Date): Date {
  const today = payoutOn(toKoreanDate(now));
  return today <= now ? today : plusMs(today, -DAY_MS);
}

/** Returns the time of the nightly payout that pays rewards due at a given time. */
export function payoutRunFor(due: Date): Date {
  const sameDay = payoutOn(toKoreanDate(due));
  return due <= sameDay ? sameDay : plusMs(sameDay, DAY_MS);
}

/** Returns the month in Korea, such as `2026-11`. */
export const koreanMonth = (time: Date): string => toMonth(toKoreanDate(time));

const startOfMonth = (month: string): Date => getStartOfDay(getFirstDay(month));

/** Returns the start of a time's month in Korea. */
export const monthStart = (time: Date): Date => startOfMonth(koreanMonth(time));

/** Returns the start of the month after a time's month in Korea. */
export const nextMonthStart = (time: Date): Date => startOfMonth(shiftMonth(koreanMonth(time), 1));

/** Returns the last six months in Korea, oldest first, including the current one. */
export const chartMonths = (now: Date): string[] =>
  Array.from({ length: CHART_MONTHS }, (_, index) => shiftMonth(koreanMonth(now), index + 1 - CHART_MONTHS));

/** Returns the time when clicks were last counted, which happens every hour. */
export const lastClickCount = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/** True if the monthly cap applies to a reward. Manual rewards and other tokens are exempt. */
export function isCapped(reward: { readonly event: ReferralRewardEvent; readonly token: Token }): boolean {
  return reward.event !== 'manual' && reward.token === PROGRAM_TOKEN;
}

/** True if an amount exceeds what is left of this month's cap. */
export function exceedsCap(amount: string, paidThisMonth: string, cap: string | null): boolean {
  return cap !== null && decimal.compare(decimal.add(paidThisMonth, amount), cap) > 0;
}

/** Returns a share as a percentage with two decimal places, rounded down. `0` if the total is zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '0' : decimal.percentageOf(String(part), String(whole), 2, 'down');
}

type CodeLimits = Pick<
  typeof referralCodes.$inferSelect,
  'active' | 'usesCount' | 'maximumUses' | 'expiresAt' | 'deletedAt'
>;

/** True if a code can be used now: active, not deleted, not expired and not used up. */
export function isUsable(code: CodeLimits, now: Date): boolean {
  return code.deletedAt === null && getReferralCodeState(code, now) === 'active';
}

/** Capital letters and digits that are not easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_CODE_LENGTH = 8;

/** Creates the text of a code. `random(n)` must return a whole number from 0 up to, but not including, `n`. */
export function randomCode(random: (below: number) => number): string {
  return Array.from({ length: RANDOM_CODE_LENGTH }, () => CODE_LETTERS[random(CODE_LETTERS.length)]).join('');
}
