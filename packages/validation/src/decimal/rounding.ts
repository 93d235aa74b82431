/**
 * Rounding mode, symmetric around zero.
 * - `down`: toward zero, for amounts that a member receives or has.
 * - `up`: away from zero, for amounts that a member pays.
 * - `half_up`: to the nearest, with halves rounded away from zero.
 */
export type Rounding = 'down' | 'up' | 'half_up';

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides two integers and rounds the quotient. */
export function divideIntegers(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const quotient = absolute(numerator) / absolute(denominator);
  const remainder = absolute(numerator) % absolute(denominator);
  const awayFromZero =
    rounding === 'up' ? remainder > 0n : rounding === 'half_up' && remainder * 2n >= absolute(denominator);
  const rounded = awayFromZero ? quotient + 1n : quotient;
  return numerator < 0n === denominator < 0n ? rounded : -rounded;
}
