import { calculateEarnings, decimal } from '@gli/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, countDays, getLaterDate, toMonth } from '../../core/time/calendar.ts';
import {
  type EarningTerms,
  expectedPayout,
  getApy,
  nextPayoutDay,
  payoutsAfter,
  periodEnd,
} from './accrual.ts';

const terms: EarningTerms = {
  schedule: 'monthly',
  payoutDay: 10,
  earnsFrom: '2026-01',
  expectedApy: '12',
  yields: new Map([['2026-04', '8.40']]),
};
const held = { principal: '2500', investedOn: '2026-04-07', maturesOn: '2027-04-07' };
const at = (time: string) => new Date(time);
const listPayouts = (known: EarningTerms, position: typeof held) => payoutsAfter(known, position, 0);

describe('payouts', () => {
  it('prorate the first partial month and pay later months at the expected APY', () => {
    const [april, may] = listPayouts(terms, held);
    expect(april).toMatchObject({ fromDate: '2026-04-07', toDate: '2026-04-30', apy: '8.4', amount: '14' });
    expect(may).toMatchObject({ amount: '25', creditedOn: '2026-06-10' });
  });

  it('are paid at 09:00 Korean time', () => {
    expect(listPayouts(terms, held)[0]?.creditedAt).toEqual(at('2026-05-10T09:00:00+09:00'));
  });

  it('cover earnings until the day before maturity, with the remainder paid at maturity', () => {
    const last = listPayouts(terms, held).slice(-2);
    expect(last).toMatchObject([
      { fromDate: '2027-03-01', toDate: '2027-03-31', creditedOn: '2027-04-07' },
      { fromDate: '2027-04-01', toDate: '2027-04-06', creditedOn: '2027-04-07', amount: '5' },
    ]);
  });

  it('combine three months into a quarter at their mean yield', () => {
    const yields = new Map([
      ['2026-07', '6.96'],
      ['2026-08', '7.08'],
      ['2026-09', '6.40'],
    ]);
    const quarterly: EarningTerms = { ...terms, schedule: 'quarterly', yields };
    const [second, third] = listPayouts(quarterly, { ...held, principal: '1500', investedOn: '2026-06-30' });
    expect(second).toMatchObject({ fromDate: '2026-06-30', toDate: '2026-06-30', creditedOn: '2026-07-10' });
    expect(third).toMatchObject({ apy: '6.81', amount: '25.55', creditedOn: '2026-10-10' });
  });

  it('add up to the APY over a year of whole months', () => {
    const year = { principal: '1000', investedOn: '2026-05-01', maturesOn: '2027-05-01' };
    expect(decimal.sum(listPayouts(terms, year).map(({ amount }) => amount))).toBe('120');
  });

  it('equal the exact sum of the daily earnings', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2024-01-01', count));
    const apy = fc.integer({ min: 1, max: 3000 }).map((hundredths) => (hundredths / 100).toFixed(2));
    const anyTerms: fc.Arbitrary<EarningTerms> = fc.record({
      schedule: fc.constantFrom('monthly', 'quarterly'),
      payoutDay: fc.integer({ min: 1, max: 28 }),
      earnsFrom: day.map(toMonth),
      expectedApy: apy,
      yields: fc.array(fc.tuple(day.map(toMonth), apy)).map((entries) => new Map(entries)),
    });
    const units = fc.bigInt({ min: 1n, max: 10n ** 16n });
    const principal = units.map((value) => decimal.multiply(String(value), '0.00000001'));
    fc.assert(
      fc.property(
        anyTerms,
        principal,
        day,
        fc.integer({ min: 1, max: 60 }),
        (known, amount, from, months) => {
          const position = { principal: amount, investedOn: from, maturesOn: addMonths(from, months) };
          const payouts = listPayouts(known, position);
          expect(payouts.map((payout) => [payout.toDate, payout.amount])).toEqual(
            countDaily(known, position),
          );
        },
      ),
    );
  });

  it('start in the asset’s first earning month', () => {
    expect(listPayouts({ ...terms, earnsFrom: null }, held)).toEqual([]);
    expect(expectedPayout({ ...terms, earnsFrom: null }, held, 0)).toBeNull();
    expect(listPayouts({ ...terms, earnsFrom: '2026-06' }, held)[0]).toMatchObject({
      fromDate: '2026-06-01',
    });
  });
});

/** The last day and the earnings of each period, calculated from the number of days in each month. */
function countDaily(known: EarningTerms, { principal, investedOn, maturesOn }: typeof held) {
  const periods = new Map<string, { last: string; days: Map<string, number> }>();
  for (let day = getLaterDate(investedOn, `${known.earnsFrom}-01`); day < maturesOn; day = addDays(day, 1)) {
    const month = toMonth(day);
    const { days } = periods.get(periodEnd(known, month)) ?? { days: new Map<string, number>() };
    days.set(month, (days.get(month) ?? 0) + 1);
    periods.set(periodEnd(known, month), { last: day, days });
  }
  return [...periods.values()].map(({ last, days }) => {
    const amounts = Array.from(days, ([month, count]) =>
      calculateEarnings(principal, getApy(known, month), {
        months: count,
        dayCount: countDays(month),
        decimals: 8,
      }),
    );
    return [last, decimal.sum(amounts)];
  });
}

it('nextPayoutDay returns the next payout day of an asset', () => {
  const quarterly: EarningTerms = { ...terms, schedule: 'quarterly' };
  expect(nextPayoutDay(terms, at('2026-12-10T08:00:00+09:00'), '2026-12-10')).toBe('2026-12-10');
  expect(nextPayoutDay(terms, at('2026-12-10T09:00:00+09:00'), '2026-12-10')).toBe('2027-01-10');
  expect(nextPayoutDay(quarterly, at('2026-11-21T14:00:00+09:00'), '2026-11-21')).toBe('2027-01-10');
});

it('nextPayoutDay uses the last day of a month that lacks the payout day', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
});
