import { formatPercent, formatTokenAmount, formatWon } from '@gli/validation';
import { useI18nContext } from './i18n-react';
import type { Locales } from './i18n-types';

/** Korea's time: the platform's days and months, wherever the member's device is. */
const timeZone = 'Asia/Seoul';

const ofLanguages = new Map<Locales, Formats>();

/** Numbers, money and dates in one language, by `Intl`. */
export function createFormats(locale: Locales): Formats {
  const made = ofLanguages.get(locale) ?? makeFormats(locale);
  ofLanguages.set(locale, made);
  return made;
}

/** Each of `Intl` is made when it is first needed, once: one takes longer than all its texts of a page. */
function makeFormats(locale: Locales) {
  const once = <Value>(make: () => { format(value: Value): string }) => {
    let made: ReturnType<typeof make> | undefined;
    return (value: Value) => {
      made ??= make();
      return made.format(value);
    };
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = once<Date>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
    return (time: string) => format(new Date(time));
  };
  const number = (options: Intl.NumberFormatOptions) =>
    once<number>(() => new Intl.NumberFormat(locale, options));
  const month = date({ year: 'numeric', month: 'short' });
  const shortMonth = date({ month: 'short' });
  const inMonth = (time: string) => (time.length === 7 ? `${time}-15` : time);
  const kilobytes = number({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = number({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return {
    /** `2,500 GLIB`, cut off after two decimals by default. */
    token: (amount: string, token?: string, maximumDecimals = 2) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals }),
    /** All digits: for confirmations. */
    tokenExact: (amount: string, token?: string) => formatTokenAmount(amount, locale, { token }),
    gain: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, maximumDecimals: 2, sign: 'always' }),
    /** All digits, with a sign: for what was received or paid. */
    gainExact: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, sign: 'always' }),
    compact: (amount: string, token?: string) =>
      formatTokenAmount(amount, locale, { token, notation: 'compact' }),
    percent: (value: string, maximumDecimals = 2) => formatPercent(value, locale, maximumDecimals),
    won: (amount: string) => formatWon(amount, locale),
    day: date({ dateStyle: 'medium' }),
    /** Day and time, to the minute. */
    moment: date({ dateStyle: 'medium', timeStyle: 'short' }),
    /** The time of day, to the minute. */
    clock: date({ timeStyle: 'short' }),
    /** `2026-10` or a point in time as a month. */
    month: (time: string) => month(inMonth(time)),
    shortMonth: (time: string) => shortMonth(inMonth(time)),
    integer: number({ maximumFractionDigits: 0 }),
    decimal: number({ maximumFractionDigits: 1 }),
    /** `1.2 MB`: file sizes in units of 1,000 bytes. */
    bytes: (value: number) => (value < 1e6 ? kilobytes(value / 1e3) : megabytes(value / 1e6)),
  };
}

export type Formats = ReturnType<typeof makeFormats>;

/** Numbers, money and dates in the member's language. */
export function useFormats(): Formats {
  const { locale } = useI18nContext();
  return createFormats(locale);
}
