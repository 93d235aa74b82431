import { decimal } from '@gli/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateShares } from './portfolio.ts';

it('rounds up the shares with the largest remainders', () => {
  expect(calculateShares(['2620', '1542.5', '1050'])).toEqual(['50.26', '29.59', '20.15']);
  expect(calculateShares(['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33']);
  expect(calculateShares(['0'])).toEqual(['0.00']);
});

it('calculates shares that total exactly 100, each within 0.01 of its exact value', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, (numbers) => {
      const total = numbers.reduce((a, b) => a + b, 0);
      const shares = calculateShares(numbers.map(String));
      expect(decimal.sum(shares)).toBe('100');
      shares.forEach((share, index) => {
        expect(Math.abs(Number(share) - ((numbers[index] ?? 0) / total) * 100)).toBeLessThan(0.0101);
      });
    }),
  );
});
