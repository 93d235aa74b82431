import { decimal } from '@gli/validation';
import { expect, it } from 'vitest';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const DAY_MS = 86_400_000;
const sandbox = await startTestSandbox();
const { send } = sandbox;
const { db } = sandbox.sandbox.database;
const YEONGDO = 'ast_2tx7b5ym4h';

it('pays monthly, returns the principal at maturity, and keeps the ledger balanced', async () => {
  const member = await registerMember(sandbox);
  const { body: made } = await send('POST', `/v1/rwa/assets/${YEONGDO}/invest/`, {
    token: member.access,
    json: { amount: '1234.56789', accepted_risk: true },
  });
  expect(made.principal).toBe('1234.56789');
  let earned = '0';
  for (let quarter = 1; quarter <= 5; quarter++) {
    sandbox.advance(92 * DAY_MS);
    // The access token has expired.
    const { access: token } = await relogin(member);
    const read = async (address: string) => (await send('GET', address, { token })).body;
    const stats = await read('/v1/investments/stats/');
    const portfolio = await read('/v1/investments/portfolio/?period=all');
    const overview = await read('/v1/dashboard/overview/');
    const one = await read(`/v1/investments/${made.id}/`);
    expect(decimal.sum(one.payouts.map(({ amount }: { amount: string }) => amount))).toBe(
      decimal.normalize(one.earned),
    );
    expect([stats.current_value, portfolio.total_value, overview.investments.current_value]).toEqual(
      Array(3).fill(one.current_value),
    );
    expect(portfolio.value_series.at(-1)).toMatchObject({
      value: portfolio.total_value,
      earned: portfolio.lifetime_earned,
    });
    expect(
      decimal.sum(
        portfolio.allocation.by_asset.map((slice: { share_percent: string }) => slice.share_percent),
      ),
    ).toBe('100');
    expect(decimal.compare(one.earned, earned)).toBe(1);
    earned = one.earned;
    const history = (await read(`/v1/rwa/assets/${YEONGDO}/`)).yield_history;
    expect(
      history.every(({ average_invested }: { average_invested: string }) => Number(average_invested) > 0),
    ).toBe(true);
  }
  sandbox.advance(120 * DAY_MS);
  const { access: token } = await relogin(member);
  const { body: matured } = await send('GET', `/v1/investments/${made.id}/`, { token });
  expect(matured).toMatchObject({ status: 'matured', next_payout: null });
  // 18 months at 15.5% a year, with a tolerance for the length of months.
  expect(Number(matured.earned) / 1234.56789).toBeCloseTo(0.2325, 2);
  const { GLIB } = await memberBalances(db, member.id);
  expect(GLIB.available).toBe(decimal.add('10000', matured.earned));
  const { body: stats } = await send('GET', '/v1/investments/stats/', { token });
  expect(stats).toMatchObject({ total_invested: '0.00', investment_count: 0, average_apy: null });
  expect(stats.by_status[1]).toMatchObject({ status: 'matured', count: 1, principal: '1234.56789' });
});

it('opens a pending asset and closes an active one on time', async () => {
  const { body: opened } = await send('GET', '/v1/rwa/assets/ast_1kz7m5dg3v/');
  expect(opened).toMatchObject({ status: 'active', status_reason: null });
  const { body: closed } = await send('GET', '/v1/rwa/assets/ast_8jc3y7hb1z/');
  expect(closed).toMatchObject({ status: 'completed', status_reason: 'The funding period is over.' });
  const { body: list } = await send('GET', '/v1/rwa/assets/?status=pending');
  expect(list.count).toBe(0);
});

async function relogin({ email, password }: { email: string; password: string }) {
  const { body } = await send('POST', '/auth/login/', { json: { username: email, password } });
  return { access: body.token.access as string };
}
