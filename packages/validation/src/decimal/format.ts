import { TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';
import { isDecimal } from './syntax.ts';

/** The defaults lose no digits. */
export type AmountFormat = {
  /** Unit after the number, such as `GLIB`. */
  token?: string | undefined;
  /** Decimal places shown even when they are zero; 0 by default. */
  minimumDecimals?: number | undefined;
  /** Further decimal places are truncated; 8 by default. */
  maximumDecimals?: number | undefined;
  /** `always` shows the plus of a gain. */
  sign?: 'auto' | 'always' | undefined;
  /** `compact` gives 1.3M or 136만. */
  notation?: 'standard' | 'compact' | undefined;
};

function formatDecimal(value: string, locale: string, options: Intl.NumberFormatOptions): string {
  if (!isDecimal(value)) throw new RangeError(`Not a plain decimal: ${JSON.stringify(value)}`);
  // Given a string, Intl keeps every digit; given a number it would not.
  return numberFormat(locale, options).format(value);
}

/** To make one takes twenty times as long as to format with it. */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}

/**
 * Formats a token amount exactly. Digits are truncated rather than rounded up, so that a balance never reads higher than
 * it is.
 *
 * @param value plain decimal string
 * @param locale BCP 47 tag, `ko` or `en`
 * @throws RangeError for text that is no plain decimal
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

/** Formats Korean won: `₩3,500,000`. Won has no decimal places. */
export function formatWon(value: string, locale: string): string {
  return formatDecimal(value, locale, { style: 'currency', currency: 'KRW', roundingMode: 'trunc' });
}

/** Formats a percentage: `8.50` is `8.5%`. At most `maximumDecimals` places, 2 by default. */
export function formatPercent(value: string, locale: string, maximumDecimals = 2): string {
  return formatDecimal(value, locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: maximumDecimals,
    signDisplay: 'negative',
  });
}
