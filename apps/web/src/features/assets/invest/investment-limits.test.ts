import { expect, test } from 'vitest';
import { investmentLimits, leastOf, projectedYearlyReturn } from './investment-limits.ts';

function asset(remaining: string, maximum: string | null = null, minimum = '100.00') {
  const funding = {
    target: '2000000.00',
    raised: '0.00',
    remaining,
    progress_percent: '0.00',
    investor_count: 0,
    opens_at: '2026-01-01T00:00:00+09:00',
    closes_at: null,
  };
  return { funding, minimum_investment: minimum, maximum_investment: maximum };
}

test.each([
  ['what is left of the funding', asset('635.00'), '0', '635.00'],
  ['what is left of the member’s limit', asset('635000.00', '50000.00'), '12500.5', '37499.5'],
  ['the platform’s maximum for one amount', asset('2850000.00'), '0', '1000000'],
])('the maximum is %s', (_, limits, invested, maximum) => {
  expect(investmentLimits(limits, invested)).toEqual({ status: 'open', minimum: '100.00', maximum });
});

test('a member at the limit can invest no more, not even the minimum', () => {
  expect(investmentLimits(asset('635000.00', '50000.00'), '50000')).toEqual({
    status: 'limit_reached',
    limit: '50000.00',
  });
});

test('a rest below the minimum cannot be invested', () => {
  expect(investmentLimits(asset('99.99'))).toEqual({ status: 'below_minimum', left: '99.99' });
  expect(investmentLimits(asset('1000', '500'), '450')).toEqual({ status: 'below_minimum', left: '50' });
});

test.each([
  ['1000', '8.50', '85'],
  ['0.1', '11.2', '0.0112'],
  ['333333.33333333', '9.1', '30333.33333333'],
])('%s at %s %% a year brings %s, in exact decimals', (amount, apy, expected) => {
  expect(projectedYearlyReturn(amount, apy)).toBe(expected);
});

test('the lowest limit applies', () => {
  expect(leastOf('635000', '50000')).toBe('50000');
  expect(leastOf('635000', null)).toBe('635000');
  expect(leastOf(null, undefined)).toBeUndefined();
});
