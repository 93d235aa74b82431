import { formatPercent, formatTokenAmount, formatWon, getKoreanTime, KOREA_TIME_ZONE } from '@gli/validation';
import { useI18nContext } from './i18n-react';
import type { Locales } from './i18n-types';

const formatsByLocale = new Map<Locales, Formats>();

/** Creates formatters for numbers, money and dates in one language, based on `Intl`. */
export function createFormats(locale: Locales): Formats {
  const made = formatsByLocale.get(locale) ?? makeFormats(locale);
  formatsByLocale.set(locale, made);
  return made;
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
  return {
    /** Formats an amount such as `2,500 GLIB`, truncated to two decimal places by default. */
    token: (amount: string, token?: string, maximumDecimals = 2) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals }),
    /** Formats an amount with all its digits, for confirmations. */
    tokenExact: (amount: string, token?: string) => formatTokenAmount(amount, locale, { token }),
    gain: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals: 2, sign: 'always' }),
    /** Formats an amount with all its digits and a sign, for amounts received or paid. */
    gainExact: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, sign: 'always' }),
    compact: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, notation: 'compact' }),
    percent: (value: string, maximumDecimals = 2) => formatPercent(value, locale, maximumDecimals),
    won: (amount: string) => formatWon(amount, locale),
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
