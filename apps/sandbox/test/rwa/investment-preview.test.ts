import type { InvestmentCheck, RwaAsset } from '@gli/sdk';
import {
  calculateYearlyReturn,
  decimal,
  getFirstPayoutDay,
  getInvestmentLimits,
  getMaturityDay,
  toKoreanDate,
} from '@gli/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedPayout, nextPayoutDay } from '../../src/areas/rwa/accrual.ts';
import { checkInvestment } from '../../src/areas/rwa/investments/investment-rules.ts';
import { getStartOfDay, shiftMonth, toMonth } from '../../src/core/time/calendar.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;

type InvestmentTerms = Pick<InvestmentCheck, 'starts_on' | 'first_payout_on' | 'matures_on'>;

/** Generates a whole number of hundredths as a decimal string. */
const cents = (max: number) => fc.nat(max).map((value) => decimal.multiply(String(value), '0.01'));

describe('the preview’s limits', () => {
  const input = fc.record({
    remaining: cents(200_000_000),
    minimum: cents(100_000),
    maximum: fc.option(cents(5_000_000)),
    invested: cents(5_000_000),
    amount: cents(200_000_000),
  });
  const check = (given: typeof input extends fc.Arbitrary<infer T> ? T : never, amount: string) =>
    checkInvestment({
      amount,
      fee: '0',
      token: 'GLIB',
      status: 'active',
      statusReason: null,
      minimum: given.minimum,
      maximumPerMember: given.maximum,
      alreadyInvested: given.invested,
      remainingCap: given.remaining,
      available: '10000000',
      isSuspended: false,
    });
  const toLimits = (given: typeof input extends fc.Arbitrary<infer T> ? T : never) =>
    getInvestmentLimits(
      {
        funding: { remaining: given.remaining },
        minimum_investment: given.minimum,
        maximum_investment: given.maximum,
      },
      given.invested,
    );

  it('match the limits that the server enforces', () => {
    fc.assert(
      fc.property(input, (given) => {
        const limits = toLimits(given);
        const isAllowed =
          limits.status === 'open' &&
          !decimal.isZero(given.amount) &&
          decimal.compare(given.amount, limits.minimum) >= 0 &&
          decimal.compare(given.amount, limits.maximum) <= 0;
        expect(check(given, given.amount).length === 0).toBe(isAllowed);
      }),
    );
  });

  it('are inclusive on the server', () => {
    fc.assert(
      fc.property(input, (given) => {
        const limits = toLimits(given);
        fc.pre(
          limits.status === 'open' && !decimal.isZero(limits.maximum) && !decimal.isZero(limits.minimum),
        );
        if (limits.status !== 'open') return;
        expect(check(given, limits.minimum)).toEqual([]);
        expect(check(given, limits.maximum)).toEqual([]);
      }),
    );
  });
});

it('shows the same first payout date as the server', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map(toKoreanDate);
  const terms = fc.record({
    schedule: fc.constantFrom('monthly' as const, 'quarterly' as const),
    payoutDay: fc.integer({ min: 1, max: 28 }),
    termMonths: fc.integer({ min: 6, max: 60 }),
    // Months from today, always before the first investments mature.
    earnsFrom: fc.option(fc.integer({ min: -24, max: 5 })),
  });
  fc.assert(
    fc.property(day, terms, (today, { schedule, payoutDay, termMonths, earnsFrom }) => {
      const earning = {
        schedule,
        payoutDay,
        earnsFrom: earnsFrom === null ? null : shiftMonth(toMonth(today), earnsFrom),
        expectedApy: '8.5',
        yields: new Map(),
      };
      const now = getStartOfDay(today);
      const payout = {
        schedule,
        day_of_month: payoutDay,
        next_on: nextPayoutDay(earning, now, today),
      };
      const held = { principal: '1000', investedOn: today, maturesOn: getMaturityDay(today, termMonths) };
      const preview = getFirstPayoutDay({ term_months: termMonths, payout }, today);
      expect(expectedPayout(earning, held, 0)?.paysOn ?? null).toBe(preview);
    }),
  );
});

it('shows the same dates and return as the server', async () => {
  const { results }: { results: RwaAsset[] } = (
    await send('GET', '/v1/rwa/assets/?status=active&page_size=50')
  ).body;
  const assets = results.filter(({ token }) => token === 'GLIB');
  expect(assets.length).toBeGreaterThan(2);
  for (const { id } of assets) {
    const { access: token } = await registerMember(sandbox);
    const asset: RwaAsset = (await send('GET', `/v1/rwa/assets/${id}/`)).body;
    const limits = getInvestmentLimits(asset);
    if (limits.status !== 'open') throw new Error(`${id} takes no investment.`);
    const amount = decimal.add(limits.minimum, '0.5');
    const { body: check } = await send('POST', '/v1/investments/validate/', {
      token,
      json: { asset_id: id, amount },
    });
    const { status, body } = await send('POST', `/v1/rwa/assets/${id}/invest/`, {
      token,
      json: { amount, accepted_risk: true },
    });
    const today = toKoreanDate(sandbox.now());
    const dates = (of: InvestmentTerms) => [of.starts_on, of.first_payout_on, of.matures_on];
    expect(dates(check)).toEqual([today, body.next_payout?.pays_on ?? null, body.matures_on]);
    expect(dates(body)).toEqual(dates(check));
    expect([status, body.matures_on, body.next_payout?.pays_on ?? null]).toEqual([
      201,
      getMaturityDay(today, asset.term_months),
      getFirstPayoutDay(asset, today),
    ]);
    const yearly = calculateYearlyReturn(amount, asset.expected_apy);
    expect(decimal.compare(body.projected_yearly_return, yearly)).toBe(0);
  }
});
