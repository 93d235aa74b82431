import { TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';
import { isDecimal } from './syntax.ts';

/** Options for formatting an amount. By default, no digits are lost. */
export type AmountFormat = {
  /** Unit after the number, such as `GLIB`. */
  token?: string | undefined;
  /** Min decimal places, shown even if they are zero. Default: 0. */
  minimumDecimals?: number | undefined;
  /** Max decimal places. Further digits are truncated. Default: 8, or 1 if `notation` is `compact`. */
  maximumDecimals?: number | undefined;
  /** `always` adds a plus sign to gains. */
  sign?: 'auto' | 'always' | undefined;
  /** `compact` formats large numbers as 1.3M or 136만. */
  notation?: 'standard' | 'compact' | undefined;
};

function formatDecimal(value: string, locale: string, options: Intl.NumberFormatOptions): string {
  if (!isDecimal(value))
    throw new RangeError(
      `Expected a plain decimal such as "1234.5", got ${JSON.stringify(value)}. Use parseDecimal on user input.`,
    );
  // Intl keeps every digit of a string, but not of a number.
  return numberFormat(locale, options).format(value);
}

/** Caches formatters, because creating one takes twenty times as long as using it. */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}

/**
 * Formats a token amount exactly. Digits are truncated, so a balance is never shown higher than it is.
 *
 * @param value plain decimal string
 * @param locale BCP 47 tag, `ko` or `en`
 * @throws RangeError if `value` is not a plain decimal
 */
export function formatTokenAmount(value: string, locale: string, format: AmountFormat = {}): string {
  const minimumFractionDigits = format.minimumDecimals ?? 0;
  const formatted = formatDecimal(value, locale, {
    minimumFractionDigits,
    maximumFractionDigits: Math.max(
      minimumFractionDigits,
      format.maximumDecimals ?? (format.notation === 'compact' ? 1 : TOKEN_AMOUNT_MAX_DECIMALS),
    ),
    roundingMode: 'trunc',
    signDisplay: format.sign === 'always' ? 'exceptZero' : 'negative',
    notation: format.notation ?? 'standard',
  });
  return format.token === undefined ? formatted : `${formatted} ${format.token}`;
}

/** Formats Korean won, which has no decimal places: `₩3,500,000`. */
export function formatWon(value: string, locale: string): string {
  return formatDecimal(value, locale, { style: 'currency', currency: 'KRW', roundingMode: 'trunc' });
}

/**
 * Formats a percentage: `8.50` becomes `8.5%`. Shows at most `maximumDecimals` decimal places, 2 by default, and at least
 * `minimumDecimals`, 0 by default. Further digits are truncated, so 99.999% is never shown as 100%.
 */
export function formatPercent(
  value: string,
  locale: string,
  maximumDecimals = 2,
  minimumDecimals = 0,
): string {
  return formatDecimal(value, locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: minimumDecimals,
    maximumFractionDigits: maximumDecimals,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  });
}
