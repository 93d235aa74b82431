import * as dnum from 'dnum';
import { divideIntegers, type Rounding } from './rounding.ts';
import { decimalPlaces, isDecimal } from './syntax.ts';

// Amounts remain decimal strings, as in the contract, from response to request. Floats are never used. Results have no
// trailing zeros and no `-0`. Every function throws a RangeError for anything but a plain decimal. Use `parseDecimal`
// on user input first.

function read(value: string): dnum.Dnum {
  if (!isDecimal(value))
    throw new RangeError(
      `Expected a plain decimal such as "1234.5", got ${JSON.stringify(value)}. Use parseDecimal on user input.`,
    );
  return [BigInt(value.replace('.', '')), decimalPlaces(value)];
}

const write = (value: dnum.Dnum): string => dnum.toString(value);
const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Returns the same number without trailing zeros: `2500.00` becomes `2500`. */
export function normalize(value: string): string {
  return write(read(value));
}

/** Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`. `1.50` equals `1.5`. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  return dnum.compare(read(a), read(b));
}

export function isZero(value: string): boolean {
  return read(value)[0] === 0n;
}

export function isNegative(value: string): boolean {
  return read(value)[0] < 0n;
}

/** Returns a + b exactly. */
export function add(a: string, b: string): string {
  const places = Math.max(decimalPlaces(a), decimalPlaces(b));
  return write(dnum.add(read(a), read(b), places));
}

/** Returns the exact sum, or `0` for no values. */
export function sum(values: readonly string[]): string {
  // Uses plain integer addition, which is faster, because lists can contain thousands of amounts.
  const numbers = values.map(read);
  const places = numbers.reduce((max, [, own]) => Math.max(max, own), 0);
  return write([
    numbers.reduce((total, [digits, own]) => total + digits * powerOfTen(places - own), 0n),
    places,
  ]);
}

/** Returns a − b exactly. */
export function subtract(a: string, b: string): string {
  const places = Math.max(decimalPlaces(a), decimalPlaces(b));
  return write(dnum.subtract(read(a), read(b), places));
}

/** Returns a × b exactly. */
export function multiply(a: string, b: string): string {
  return write(dnum.multiply(read(a), read(b), decimalPlaces(a) + decimalPlaces(b)));
}

/**
 * Returns a ÷ b, rounded once to `places` decimal places.
 *
 * @throws RangeError if `b` is zero
 */
export function divide(a: string, b: string, places: number, rounding: Rounding): string {
  // dnum.divide would round twice, at the operands' precision and at the requested one (0.5 ÷ 1.1 → 0.5 → 1).
  const [numerator, numeratorPlaces] = read(a);
  const [denominator, denominatorPlaces] = read(b);
  const quotient = divideIntegers(
    numerator * powerOfTen(denominatorPlaces + places),
    denominator * powerOfTen(numeratorPlaces),
    rounding,
  );
  return write([quotient, places]);
}

/** Rounds the value to at most `places` decimal places. */
export function round(value: string, places: number, rounding: Rounding): string {
  return divide(value, '1', places, rounding);
}

/** Rounds the value to exactly `places` decimal places: `toFixed('2500', 2, 'down')` is `2500.00`. */
export function toFixed(value: string, places: number, rounding: Rounding): string {
  const rounded = round(value, places, rounding);
  const missing = places - decimalPlaces(rounded);
  if (missing === 0) return rounded;
  return `${rounded}${missing === places ? '.' : ''}${'0'.repeat(missing)}`;
}

/** Returns `percent`% of `value` exactly: `percentOf('1400', '0.5')` is `7`. */
export function percentOf(value: string, percent: string): string {
  return multiply(multiply(value, percent), '0.01');
}

/**
 * Returns `part` as a percentage of `whole`: `percentageOf('1365000', '2000000', 2, 'down')` is `68.25`.
 *
 * @throws RangeError if `whole` is zero
 */
export function percentageOf(part: string, whole: string, places: number, rounding: Rounding): string {
  return divide(multiply(part, '100'), whole, places, rounding);
}

/** True if `value` is a whole multiple of `step`, which must be greater than zero. */
export function isMultipleOf(value: string, step: string): boolean {
  return compare(multiply(divide(value, step, 0, 'down'), step), value) === 0;
}
