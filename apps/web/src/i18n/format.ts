import {
  type AmountFormat,
  formatPercent,
  formatTokenAmount,
  formatWon,
  getKoreanTime,
  KOREA_TIME_ZONE,
  TOKEN_AMOUNT_MAX_DECIMALS,
} from '@gli/validation';
import { useI18nContext } from './i18n-react';
import type { Locales } from './i18n-types';

// Decimals by kind of number. Further digits are truncated, so that no balance, progress or return looks higher than it is.
const TOKEN_DECIMALS = 2;
const PERCENT_DECIMALS = 2;
const APY_MIN_DECIMALS = 1;
const COIN_DECIMALS = 4;

const formatsByLocale = new Map<Locales, Formats>();

/** Creates formatters for numbers, money and dates in one language, based on `Intl`. */
export function createFormats(locale: Locales): Formats {
  const made = formatsByLocale.get(locale) ?? makeFormats(locale);
  formatsByLocale.set(locale, made);
  return made;
}

/**
 * Formats a value with the given decimals. A value below the smallest shown one is `< 0.01` instead of `0`, and a
 * negative one is `> -0.01`.
 */
function withTiny(value: string, decimals: number, format: (value: string) => string): string {
  const isTiny = new RegExp(`^-?0+\\.0{${decimals}}\\d*[1-9]`).test(value);
  if (!isTiny) return format(value);
  const smallest = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
  return value.startsWith('-') ? `>\u00a0${format(`-${smallest}`)}` : `<\u00a0${format(smallest)}`;
}

/**
 * Creates each `Intl` object only once, when it is first needed, because creating one takes longer than
 * formatting all texts of a page.
 */
function makeFormats(locale: Locales) {
  const once = <Value>(make: () => { format(value: Value): string }) => {
    let made: ReturnType<typeof make> | undefined;
    return (value: Value) => {
      made ??= make();
      return made.format(value);
    };
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = once<Date>(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: KOREA_TIME_ZONE }),
    );
    // Lines break only between the day and the time.
    return (time: string) =>
      format(new Date(time)).replace(/(?<=오[전후])\s|\s(?!(?:오[전후]\s)?\d+:)/g, '\u00a0');
  };
  const number = (options: Intl.NumberFormatOptions) =>
    once<number>(() => new Intl.NumberFormat(locale, options));
  const month = date({ year: 'numeric', month: 'short' });
  const shortMonth = date({ month: 'short' });
  const clock = date({ timeStyle: 'short' });
  const inMonth = (time: string) => (time.length === 7 ? `${time}-15` : time);
  const kilobytes = number({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = number({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const token = (amount: string, decimals: number, format: AmountFormat) =>
    withTiny(amount, decimals, (shown) =>
      formatTokenAmount(shown, locale, { maximumDecimals: decimals, ...format }),
    );
  /** Replaces the hyphen of a negative number by a minus sign, which is as wide as the plus sign. */
  const withMinus = (formatted: string) => formatted.replace('-', '\u2212');
  const percent = (value: string, { isSigned = false, minimumDecimals = 0 } = {}) =>
    withTiny(value, PERCENT_DECIMALS, (shown) => {
      const formatted = formatPercent(shown, locale, PERCENT_DECIMALS, minimumDecimals);
      return isSigned && /^[^-]*[1-9]/.test(shown) ? `+${formatted}` : formatted;
    });
  return {
    /** Formats a balance, value, total or estimate such as `2,500 GLIB`, with at most 2 decimals. */
    token: (amount: string, unit?: string) => token(amount, TOKEN_DECIMALS, { token: unit }),
    /** Formats a price, limit, payment or receipt with all its digits. */
    tokenExact: (amount: string, unit?: string) => token(amount, TOKEN_AMOUNT_MAX_DECIMALS, { token: unit }),
    /** Formats a gain or loss with its sign and at most 2 decimals. */
    gain: (amount: string, unit?: string) =>
      withMinus(token(amount, TOKEN_DECIMALS, { token: unit, sign: 'always' })),
    /** Formats an amount that was received or paid, with its sign and all its digits. */
    gainExact: (amount: string, unit?: string) =>
      withMinus(token(amount, TOKEN_AMOUNT_MAX_DECIMALS, { token: unit, sign: 'always' })),
    /** Formats a rate between tokens with all its digits. */
    rate: (rate: string, unit?: string) => token(rate, TOKEN_AMOUNT_MAX_DECIMALS, { token: unit }),
    /** Formats a wallet’s balance of its chain’s coin, with 4 decimals. Spec §2 Wallet widget, §9 */
    coin: (amount: string) => token(amount, COIN_DECIMALS, { minimumDecimals: COIN_DECIMALS }),
    /** Formats a share, progress, return or fee, with at most 2 decimals. */
    percent: (value: string) => percent(value),
    /** Formats an APY with 1 or 2 decimals, so that yields in a list align: `8.0%` next to `8.53%`. */
    apy: (value: string) => percent(value, { minimumDecimals: APY_MIN_DECIMALS }),
    /** Formats a percentage of change with its sign. */
    change: (value: string) => withMinus(percent(value, { isSigned: true })),
    /** Formats an amount in KRW, without decimals. */
    won: (amount: string) => withTiny(amount, 0, (shown) => formatWon(shown, locale)),
    day: date({ dateStyle: 'medium' }),
    /** Day and time, without seconds. */
    moment: date({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Time of day, without seconds. */
    clock,
    /**
     * Formats a time of day such as `15:00` in the same way. Any day works, because Korea has no daylight
     * saving time.
     */
    timeOfDay: (time: string) => clock(getKoreanTime('2026-01-01', time).toISOString()),
    /** Formats the month of `2026-10` or of a point in time. */
    month: (time: string) => month(inMonth(time)),
    shortMonth: (time: string) => shortMonth(inMonth(time)),
    integer: number({ maximumFractionDigits: 0 }),
    decimal: number({ maximumFractionDigits: 1 }),
    /** Formats a file size such as `1.2 MB`, in units of 1,000 bytes. */
    bytes: (value: number) => (value < 1e6 ? kilobytes(value / 1e3) : megabytes(value / 1e6)),
  };
}

export type Formats = ReturnType<typeof makeFormats>;

/** Returns formatters for numbers, money and dates in the member's language. */
export function useFormats(): Formats {
  const { locale } = useI18nContext();
  return createFormats(locale);
}
