import { describe, expect, test } from 'vitest';
import {
  calculateEarnings,
  calculateYearlyReturn,
  getFirstPayoutDay,
  getInvestmentLimits,
  getLowest,
  getMaturityDay,
  getMemberRemaining,
} from './investment.ts';

function asset(remaining: string, maximum_investment: string | null = null, minimum_investment = '100.00') {
  return { funding: { remaining }, minimum_investment, maximum_investment };
}

test.each([
  ['the remaining funding', asset('635.00'), '0', '635.00'],
  ['the member’s remaining limit', asset('635000.00', '50000.00'), '12500.5', '37499.5'],
  ['the platform’s maximum for one amount', asset('2850000.00'), '0', '1000000'],
])('returns %s as the maximum', (_, limits, invested, maximum) => {
  expect(getInvestmentLimits(limits, invested)).toEqual({ status: 'open', minimum: '100.00', maximum });
});

test('allows no investment once the member’s limit is reached or exceeded', () => {
  const reached = { status: 'limit_reached', limit: '50000.00' };
  expect(getInvestmentLimits(asset('635000.00', '50000.00'), '50000')).toEqual(reached);
  expect(getInvestmentLimits(asset('635000.00', '50000.00'), '50001')).toEqual(reached);
});

test('allows no investment if the remaining amount is below the minimum', () => {
  expect(getInvestmentLimits(asset('99.99'))).toEqual({ status: 'below_minimum', left: '99.99' });
  expect(getInvestmentLimits(asset('1000', '500'), '450')).toEqual({ status: 'below_minimum', left: '50' });
});

test('returns 0 remaining above the member’s limit, and null without a limit', () => {
  expect(getMemberRemaining('500', '600')).toBe('0');
  expect(getMemberRemaining(null, '600')).toBeNull();
});

test('returns the lowest of the known limits', () => {
  expect(getLowest('635000', '50000')).toBe('50000');
  expect(getLowest('635000', null)).toBe('635000');
  expect(getLowest(null, undefined)).toBeUndefined();
});

test.each([
  ['1000', '8.50', '85'],
  ['0.1', '11.2', '0.0112'],
  ['333333.33333333', '9.1', '30333.33333333'],
])('calculates the exact earnings of %s at %s%% for a year: %s', (amount, apy, expected) => {
  expect(calculateYearlyReturn(amount, apy)).toBe(expected);
});

test.each([
  ['1000', '8.50', 12, '85'],
  ['1000', '8.50', 1, '7.08'],
  ['1000', '8.50', 30, '212.5'],
  ['0.1', '8.50', 6, '0'],
])('calculates the earnings of %s at %s%% after %d months: %s', (amount, apy, months, earnings) =>
  expect(calculateEarnings(amount, apy, { months, decimals: 2 })).toBe(earnings),
);

test('prorates a partial month by days', () => {
  expect(calculateEarnings('1000', '12', { months: 15, dayCount: 30, decimals: 8 })).toBe('5');
});

test.each([
  ['2026-11-22', 24, '2028-11-22'],
  ['2026-08-31', 6, '2027-02-28'],
])('ends an investment from %s after %d months on %s', (investedOn, months, end) =>
  expect(getMaturityDay(investedOn, months)).toBe(end),
);

describe('the first payout of a new investment', () => {
  const paying = (schedule: string, next_on: string | null, term_months = 24) => ({
    term_months,
    payout: { schedule, day_of_month: 10, next_on },
  });
  test.each([
    ['2026-11-22', paying('monthly', '2026-12-10'), '2026-12-10'],
    // This month's payout covers the previous month, which precedes the investment.
    ['2026-11-05', paying('monthly', '2026-11-10'), '2026-12-10'],
    ['2026-12-31', paying('monthly', '2027-01-10'), '2027-01-10'],
    ['2026-11-22', paying('quarterly', '2027-01-10'), '2027-01-10'],
    ['2026-10-01', paying('quarterly', '2026-10-10'), '2027-01-10'],
    ['2026-12-31', paying('quarterly', '2027-01-10'), '2027-01-10'],
    // The asset starts earning later.
    ['2026-11-22', paying('monthly', '2027-04-10'), '2027-04-10'],
    // The remainder is paid at maturity.
    ['2026-11-22', paying('monthly', '2027-04-10', 3), '2027-02-22'],
    ['2026-11-22', paying('monthly', null), null],
    ['2026-11-22', paying('weekly', '2026-12-10'), null],
  ])('is on %s', (today, of, day) => expect(getFirstPayoutDay(of, today)).toBe(day));
});
