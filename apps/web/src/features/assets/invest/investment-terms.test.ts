import { describe, expect, test } from 'vitest';
import { estimateMonths, expectedEarnings, firstPayoutOn, maturityOn } from './investment-terms.ts';

function asset(schedule: 'monthly' | 'quarterly', next_on: string | null, term_months = 24) {
  return { term_months, payout: { schedule, day_of_month: 10, next_on } };
}

test.each([
  ['2026-11-22', 24, '2028-11-22'],
  ['2026-08-31', 6, '2027-02-28'],
])('an investment of %s for %d months ends on %s', (today, term_months, end) =>
  expect(maturityOn({ term_months }, today)).toBe(end),
);

describe('the first payout of an investment of today', () => {
  test.each([
    ['2026-11-22', asset('monthly', '2026-12-10'), '2026-12-10'],
    // The payout of this month is for the month before, when nothing was invested yet.
    ['2026-11-05', asset('monthly', '2026-11-10'), '2026-12-10'],
    ['2026-12-31', asset('monthly', '2027-01-10'), '2027-01-10'],
    ['2026-11-22', asset('quarterly', '2027-01-10'), '2027-01-10'],
    ['2026-10-01', asset('quarterly', '2026-10-10'), '2027-01-10'],
    ['2026-12-31', asset('quarterly', '2027-01-10'), '2027-01-10'],
    // It begins to earn later.
    ['2026-11-22', asset('monthly', '2027-04-10'), '2027-04-10'],
    // What is left is paid at the end.
    ['2026-11-22', asset('monthly', '2027-04-10', 3), '2027-02-22'],
    ['2026-11-22', asset('monthly', null), null],
  ])('of %s', (today, of, day) => expect(firstPayoutOn(of, today)).toBe(day));
});

test.each([
  ['1000', '8.50', 12, '85'],
  ['1000', '8.50', 1, '7.08'],
  ['1000', '8.50', 30, '212.5'],
  ['0.1', '8.50', 6, '0'],
])('%s at %s %% a year brings after %d months %s', (amount, apy, months, earnings) =>
  expect(expectedEarnings(amount, apy, months)).toBe(earnings),
);

test('an estimate ends with the term', () => {
  expect(estimateMonths(24)).toEqual([6, 12, 24]);
  expect(estimateMonths(30)).toEqual([6, 12, 24, 30]);
  expect(estimateMonths(6)).toEqual([6]);
});
