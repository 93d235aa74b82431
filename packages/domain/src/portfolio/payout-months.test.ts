import { exampleOf } from '@gli/sdk/testing';
import { decimal } from '@gli/validation';
import { expect, test } from 'vitest';
import { getMonthlyIncome, getNextPayout, getPaymentsAfter, groupByYear } from './payout-months.ts';

const { payout_calendar: calendar, lifetime_earned: earned } = exampleOf('getInvestmentPortfolio', 200);

test('adds up the estimates of the next payout day', () => {
  expect(getNextPayout(calendar)).toEqual({ day: '2026-12-10', amount: '27.04' });
  expect(getNextPayout(calendar.filter(({ month }) => month < '2026-12'))).toBeNull();
});

test('returns the income from the first payout on, for the next eleven months', () => {
  const income = getMonthlyIncome(calendar, '2026-11-21');
  expect(income.map(({ month }) => month)).toEqual(
    ['05', '06', '07', '08', '09', '10', '11', '12']
      .map((month) => `2026-${month}`)
      .concat(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2027-${month}`)),
  );
  expect(income.find(({ month }) => month === '2026-11')).toMatchObject({ paid: '26.20', expected: '0.00' });
});

test('includes months without a payout as zero', () => {
  const quarterly = calendar.filter(({ month }) => ['2027-01', '2027-04'].includes(month));
  expect(getMonthlyIncome(quarterly, '2026-11-21').map(({ month, expected }) => [month, expected])).toEqual([
    ['2027-01', '52.54'],
    ['2027-02', '0'],
    ['2027-03', '0'],
    ['2027-04', '52.54'],
  ]);
  expect(getMonthlyIncome([], '2026-11-21')).toEqual([]);
});

test('sums income and principal by year', () => {
  const years = groupByYear(calendar);
  expect(years.map(({ year, principal }) => [year, principal])).toEqual([
    ['2026', '0'],
    ['2027', '0'],
    ['2028', '1500'],
    ['2029', '2500'],
    ['2030', '1000'],
  ]);
  expect(years[0]).toMatchObject({ paid: decimal.normalize(earned), expected: '27.04' });
  const rent = decimal.sum(calendar.map(({ expected }) => expected));
  expect(decimal.sum(years.map(({ expected }) => expected))).toBe(rent);
});

test('lists the payments that are still to come', () => {
  const payments = getPaymentsAfter(calendar, '2026-11-21');
  expect(payments[0]).toMatchObject({ pays_on: '2026-12-10', expected: '17.71' });
  expect(payments.at(-1)).toMatchObject({ pays_on: '2030-05-20', principal: '1000.00' });
});
