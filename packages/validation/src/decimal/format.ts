import { TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';
import { isDecimal } from './syntax.ts';

/** How an amount is written; the defaults lose nothing. */
export interface AmountFormat {
  /** Unit written after the number, such as `GLIB`. */
  token?: string | undefined;
  /** Decimal places that are written even when they are zero; 0 by default. */
  minimumDecimals?: number | undefined;
  /** Decimal places after which the rest is cut off, never rounded up; 8 by default. */
  maximumDecimals?: number | undefined;
  /** `always` writes the plus of a gain. */
  sign?: 'auto' | 'always' | undefined;
  /** `compact` writes 1.3M or 136만. */
  notation?: 'standard' | 'compact' | undefined;
}

function formatDecimal(value: string, locale: string, options: Intl.NumberFormatOptions): string {
  if (!isDecimal(value)) throw new RangeError(`Not a plain decimal: ${JSON.stringify(value)}`);
  // Given a string, Intl keeps every digit; given a number it would not.
  return new Intl.NumberFormat(locale, options).format(value);
}

/**
 * Writes a token amount for people, digit by digit exact. A balance is cut off rather than rounded up, so that
 * nobody reads more than there is.
 *
 * @param value plain decimal string
 * @param locale BCP 47 tag, `ko` or `en`
 * @throws RangeError for text that is no plain decimal
 */
export function formatTokenAmount(value: string, locale: string, format: AmountFormat = {}): string {
  const minimumFractionDigits = format.minimumDecimals ?? 0;
  const written = formatDecimal(value, locale, {
    minimumFractionDigits,
    maximumFractionDigits: Math.max(
      minimumFractionDigits,
      format.maximumDecimals ?? (format.notation === 'compact' ? 1 : TOKEN_AMOUNT_MAX_DECIMALS),
    ),
    roundingMode: 'trunc',
    signDisplay: format.sign === 'always' ? 'exceptZero' : 'negative',
    notation: format.notation ?? 'standard',
  });
  return format.token === undefined ? written : `${written} ${format.token}`;
}

/** Writes an amount of Korean won with its sign, `₩3,500,000`; won has no decimal places. */
export function formatWon(value: string, locale: string): string {
  return formatDecimal(value, locale, { style: 'currency', currency: 'KRW', roundingMode: 'trunc' });
}

/** Writes a percentage of the contract: `8.50` is `8.5%`. At most `maximumDecimals` places, 2 by default. */
export function formatPercent(value: string, locale: string, maximumDecimals = 2): string {
  return formatDecimal(value, locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: maximumDecimals,
    signDisplay: 'negative',
  });
}
