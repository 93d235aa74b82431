import { formatPercent, formatTokenAmount, formatWon } from '@gli/validation';
import { useMemo } from 'react';
import { useI18nContext } from './i18n-react';
import type { Locales } from './i18n-types';

/** Korea's time: the platform's days and months, wherever the member's device is. */
const timeZone = 'Asia/Seoul';

/** Numbers, money and dates in one language, by `Intl`. */
export function formatsOf(locale: Locales) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone });
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone });
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    /** `2,500 GLIB`, cut off after two decimals by default. */
    token: (amount: string, token?: string, maximumDecimals = 2) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals }),
    /** All digits: for confirmations. */
    tokenExact: (amount: string, token?: string) => formatTokenAmount(amount, locale, { token }),
    gain: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals: 2, sign: 'always' }),
    compact: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, notation: 'compact' }),
    percent: (value: string, maximumDecimals = 2) => formatPercent(value, locale, maximumDecimals),
    won: (amount: string) => formatWon(amount, locale),
    day: (time: string) => day.format(new Date(time)),
    /** Day and time, to the minute. */
    moment: (time: string) => moment.format(new Date(time)),
    /** The time of day, to the minute. */
    clock: (time: string) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(time)),
    /** `2026-10` or a point in time as a month. */
    month: (time: string) => month.format(new Date(time.length === 7 ? `${time}-15T00:00:00+09:00` : time)),
    shortMonth: (time: string) =>
      shortMonth.format(new Date(time.length === 7 ? `${time}-15T00:00:00+09:00` : time)),
    integer: (value: number) => integer.format(value),
    decimal: (value: number) => decimal.format(value),
    /** `1.2 MB`: file sizes in units of 1,000 bytes. */
    bytes: (value: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: value < 1e6 ? 'kilobyte' : 'megabyte',
        maximumFractionDigits: value < 1e6 ? 0 : 1,
      }).format(value / (value < 1e6 ? 1e3 : 1e6)),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** Numbers, money and dates in the member's language. */
export function useFormats(): Formats {
  const { locale } = useI18nContext();
  return useMemo(() => formatsOf(locale), [locale]);
}
