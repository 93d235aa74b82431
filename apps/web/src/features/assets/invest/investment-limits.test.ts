import { expect, test } from 'vitest';
import { investmentLimits, maximumAmount } from './investment-limits.ts';

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
  ['what the asset still takes', asset('635.00'), '0', '635.00'],
  ['what the member’s limit leaves', asset('635000.00', '50000.00'), '12500.5', '37499.5'],
  ['one amount at most, by the platform’s rule', asset('2850000.00'), '0', '1000000'],
])('the most is %s', (_, limits, held, maximum) => {
  expect(investmentLimits(limits, held)).toEqual({ status: 'open', minimum: '100.00', maximum });
});

test('a member who holds the limit already has no room, not even for the minimum', () => {
  expect(investmentLimits(asset('635000.00', '50000.00'), '50000')).toEqual({
    status: 'limit_reached',
    limit: '50000.00',
  });
});

test('a rest under the minimum cannot be invested', () => {
  expect(investmentLimits(asset('99.99'))).toEqual({ status: 'below_minimum', left: '99.99' });
  expect(investmentLimits(asset('1000', '500'), '450')).toEqual({ status: 'below_minimum', left: '50' });
});

test('“max” is the balance where that is less, and nothing where it is under the minimum', () => {
  const room = { status: 'open', minimum: '100.00', maximum: '635.00' } as const;
  expect(maximumAmount(room, '420.12345678')).toBe('420.12345678');
  expect(maximumAmount(room, '9000.00')).toBe('635');
  expect(maximumAmount(room, '99.99')).toBeUndefined();
});
