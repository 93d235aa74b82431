import type { ConversionRate, ConversionRatePoint, Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { DAY_MS, MINUTE_MS, plusMs, toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { findPair, type PairRule } from './conversion.ts';

// The market rate of a past day depends only on its date, so it is the same on every machine and for every later read.
// The current rate is the reference rate, which every quote uses.

/** Rates of the seven days before 2026-11-21, as in the contract's examples. */
const KNOWN: Readonly<Record<'GLIL' | 'GLID', readonly string[]>> = {
  GLIL: ['1.382', '1.385', '1.391', '1.388', '1.394', '1.397', '1.39'],
  GLID: ['0.391', '0.393', '0.392', '0.395', '0.396', '0.394', '0.398'],
};
const FIRST_KNOWN_DAY = Date.parse('2026-11-14') / DAY_MS;

/** Days between the turning points of the market. */
const SWING_DAYS = 9;
const RATE_DECIMALS = 12;

/** Returns the current rate of a direction, its 24-hour change, and one point per day, oldest first. */
export function conversionRate(pair: PairRule, now: Date, days: number): ConversionRate {
  const updatedAt = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const history = Array.from({ length: days }, (_, index): ConversionRatePoint => {
    const recordedAt = plusMs(updatedAt, (index - days + 1) * DAY_MS);
    const rate = index === days - 1 ? pair.market_rate : rateOn(pair, recordedAt);
    return { recorded_at: toKoreanTimestamp(recordedAt), rate };
  });
  const yesterday = rateOn(pair, plusMs(updatedAt, -DAY_MS));
  const change = decimal.subtract(pair.market_rate, yesterday);
  return {
    from_token: pair.from_token,
    to_token: pair.to_token,
    rate: pair.market_rate,
    bidirectional: pair.bidirectional,
    change_24h_percent: decimal.percentageOf(change, yesterday, 4, 'half_up'),
    history,
    updated_at: toKoreanTimestamp(updatedAt),
  };
}

function rateOn(pair: PairRule, time: Date): string {
  const day = Date.parse(toKoreanDate(time)) / DAY_MS;
  if (pair.from_token === 'GLIB') return glibRate(pair.to_token, pair.market_rate, day);
  // The rate in the reverse direction is the inverse of the forward rate.
  const forward = findPair(pair.to_token, pair.from_token);
  if (!forward) throw new RangeError(`${pair.from_token} has no market.`);
  return decimal.divide('1', glibRate(forward.to_token, forward.market_rate, day), RATE_DECIMALS, 'half_up');
}

function glibRate(token: Token, reference: string, day: number): string {
  const known = token === 'GLIL' || token === 'GLID' ? KNOWN[token][day - FIRST_KNOWN_DAY] : undefined;
  if (known !== undefined) return known;
  const start = Math.floor(day / SWING_DAYS);
  const along = day - start * SWING_DAYS;
  const swing = swingAt(token, start) * (SWING_DAYS - along) + swingAt(token, start + 1) * along;
  const perMille = Math.trunc(swing / SWING_DAYS) + (mixed(token, day) % 7) - 3;
  return decimal.round(
    decimal.multiply(reference, decimal.divide(String(1000 + perMille), '1000', 3, 'down')),
    4,
    'down',
  );
}

/** Returns the deviation of the market rate from its reference at the start of a swing, from −24 to +10 per mille. */
const swingAt = (token: Token, index: number): number => (mixed(token, index * 7919) % 35) - 24;

/** Hashes a token and a day to a 32-bit unsigned integer (FNV-1a with a final mix). */
function mixed(token: Token, day: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${token} ${day}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
