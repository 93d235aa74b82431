import { decimal } from '@gli/validation';
import { describe, expect, it } from 'vitest';
import { addMonthsToDay } from '../../core/time/calendar.ts';
import { creditedPayouts, type EarningTerms, nextPayout, nextPayoutDay, payoutsOf } from './accrual.ts';

const terms: EarningTerms = {
  schedule: 'monthly',
  payoutDay: 10,
  earnsFrom: '2026-01',
  expectedApy: '12',
  yields: new Map([['2026-04', '8.40']]),
};
const held = { principal: '2500', investedOn: '2026-04-07', maturesOn: '2027-04-07' };
const at = (time: string) => new Date(time);

describe('payouts', () => {
  it('pay a month begun late by its share of days, later months at the expected APY', () => {
    const [april, may] = payoutsOf(terms, held);
    expect(april).toMatchObject({ fromDate: '2026-04-07', toDate: '2026-04-30', apy: '8.4', amount: '14' });
    expect(may).toMatchObject({ amount: '25', creditedOn: '2026-06-10' });
  });

  it('come at 09:00 in Korea and not before', () => {
    expect(creditedPayouts(terms, held, at('2026-05-10T08:59:59+09:00'))).toHaveLength(0);
    expect(creditedPayouts(terms, held, at('2026-05-10T09:00:00+09:00'))).toHaveLength(1);
  });

  it('end with the day before maturity; what is open then is credited that day', () => {
    const last = [...payoutsOf(terms, held)].slice(-2);
    expect(last).toMatchObject([
      { fromDate: '2027-03-01', toDate: '2027-03-31', creditedOn: '2027-04-07' },
      { fromDate: '2027-04-01', toDate: '2027-04-06', creditedOn: '2027-04-07', amount: '5' },
    ]);
  });

  it('sum three months in a quarter, with the mean of their yields', () => {
    const yields = new Map([
      ['2026-07', '6.96'],
      ['2026-08', '7.08'],
      ['2026-09', '6.40'],
    ]);
    const quarterly: EarningTerms = { ...terms, schedule: 'quarterly', yields };
    const [second, third] = payoutsOf(quarterly, { ...held, principal: '1500', investedOn: '2026-06-30' });
    expect(second).toMatchObject({ fromDate: '2026-06-30', toDate: '2026-06-30', creditedOn: '2026-07-10' });
    expect(third).toMatchObject({ apy: '6.81', amount: '25.55', creditedOn: '2026-10-10' });
  });

  it('bring in a year of whole months what the APY says', () => {
    const year = { principal: '1000', investedOn: '2026-05-01', maturesOn: '2027-05-01' };
    expect(decimal.sum([...payoutsOf(terms, year)].map(({ amount }) => amount))).toBe('120');
  });

  it('are none while the asset does not earn, and begin with its first month', () => {
    expect([...payoutsOf({ ...terms, earnsFrom: null }, held)]).toEqual([]);
    expect(nextPayout({ ...terms, earnsFrom: null }, held, at('2026-06-01T00:00:00Z'))).toBeNull();
    expect(payoutsOf({ ...terms, earnsFrom: '2026-06' }, held).next().value).toMatchObject({
      fromDate: '2026-06-01',
    });
  });
});

it('names the next day of payout of an asset', () => {
  const quarterly: EarningTerms = { ...terms, schedule: 'quarterly' };
  expect(nextPayoutDay(terms, at('2026-12-10T08:00:00+09:00'), '2026-12-10')).toBe('2026-12-10');
  expect(nextPayoutDay(terms, at('2026-12-10T09:00:00+09:00'), '2026-12-10')).toBe('2027-01-10');
  expect(nextPayoutDay(quarterly, at('2026-11-21T14:00:00+09:00'), '2026-11-21')).toBe('2027-01-10');
});

it('keeps the end of a month when the day is missing', () => {
  expect(addMonthsToDay('2026-08-31', 6)).toBe('2027-02-28');
});
