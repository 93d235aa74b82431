import { decimal } from '@gli/validation';

/**
 * Shares of a total in percent with two decimals that add up to exactly 100.00: each is rounded down, and what is
 * missing goes in hundredths to the largest remainders, the earlier entry first among equals.
 *
 * @returns one share for each value; all `0.00` when the total is zero
 */
export function sharesOf(values: readonly string[]): string[] {
  const total = decimal.sum(values);
  if (decimal.isZero(total)) return values.map(() => '0.00');
  const floors = values.map((value) => decimal.percentageOf(value, total, 2, 'down'));
  const order = values
    .map((value, index) => ({
      index,
      remainder: decimal.subtract(
        decimal.multiply(value, '100'),
        decimal.multiply(total, floors[index] ?? '0'),
      ),
    }))
    .sort((a, b) => decimal.compare(b.remainder, a.remainder) || a.index - b.index);
  const missing = Number(decimal.multiply(decimal.subtract('100', decimal.sum(floors)), '100'));
  const lifted = new Set(order.slice(0, missing).map(({ index }) => index));
  return floors.map((floor, index) =>
    decimal.toFixed(lifted.has(index) ? decimal.add(floor, '0.01') : floor, 2, 'down'),
  );
}
