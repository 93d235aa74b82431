import type { InvestmentPortfolio } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { contractExample } from '../../src/core/contract/contract-example.ts';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// The time of the contract's examples, at which the clock is seeded.
const EXAMPLES_NOW = new Date('2026-11-21T14:00:00+09:00');
const sandbox = await startTestSandbox({ frozenAt: EXAMPLES_NOW });
const kim = await signIn(sandbox);
const read = async (address: string, language: 'ko' | 'en' = 'ko') =>
  (await sandbox.send('GET', address, { token: kim.access, language })).body;

describe('at the time of the examples', () => {
  it.each([
    ['aewol', 'ast_5gw8n2kd7q', 'ko'],
    ['aewolEnglish', 'ast_5gw8n2kd7q', 'en'],
    ['gangneungQuarterly', 'ast_2vx6p9rm4t', 'ko'],
    ['seongsuHighRisk', 'ast_8jc3y7hb1z', 'ko'],
    ['yeosuCompleted', 'ast_6tq1f4sw9n', 'ko'],
    ['pyeongchangPending', 'ast_1kz7m5dg3v', 'ko'],
    ['songdoPaused', 'ast_9rb2c6xp8h', 'ko'],
  ] as const)('returns the asset %s as in the contract’s example', async (name, id, language) => {
    expect(await read(`/v1/rwa/assets/${id}/`, language)).toEqual(contractExample('getRwaAsset', name));
  });

  it.each([
    ['aewol', 'inv_7mh2r9tq4k', 'ko'],
    ['aewolEnglish', 'inv_7mh2r9tq4k', 'en'],
    ['gangneungQuarterly', 'inv_3bx8k1vn6w', 'ko'],
    ['seongsu', 'inv_9td4z7ys2c', 'ko'],
  ] as const)('returns the investment %s with every payout', async (name, id, language) => {
    expect(await read(`/v1/investments/${id}/`, language)).toEqual(contractExample('getInvestment', name));
  });

  it.each([
    ['investments', '/v1/investments/', 'listInvestments', 'ko'],
    ['investmentsEnglish', '/v1/investments/', 'listInvestments', 'en'],
    ['stats', '/v1/investments/stats/', 'getInvestmentStats', 'ko'],
    ['statsEnglish', '/v1/investments/stats/', 'getInvestmentStats', 'en'],
    ['oneYear', '/v1/investments/portfolio/', 'getInvestmentPortfolio', 'ko'],
    ['oneYearEnglish', '/v1/investments/portfolio/', 'getInvestmentPortfolio', 'en'],
    ['oneMonth', '/v1/investments/portfolio/?period=1m', 'getInvestmentPortfolio', 'ko'],
  ] as const)('returns %s as in the contract’s example', async (name, address, operation, language) => {
    expect(await read(address, language)).toEqual(contractExample(operation, name));
  });

  it.each(['ko', 'en'] as const)(
    'returns the dashboard of the contract’s example in %s',
    async (language) => {
      const example = contractExample<Record<string, unknown> & { tasks: { kind: string }[] }>(
        'getDashboardOverview',
        language === 'ko' ? 'overview' : 'overviewEnglish',
      );
      const { tasks, ...overview } = await read('/v1/dashboard/overview/', language);
      const { tasks: expected, ...rest } = example;
      expect(overview).toEqual(rest);
      // Texts about identity verification come from the KYC operations.
      const shape = (all: Record<string, unknown>[]) =>
        all.map(({ kind, title, progress_percent, target_id }) => ({
          kind,
          title,
          progress_percent,
          target_id,
        }));
      expect(shape(tasks)).toEqual(shape(expected));
    },
  );

  it.each([
    ['valid', 'ast_5gw8n2kd7q', '500', 'ko'],
    ['below_minimum', 'ast_5gw8n2kd7q', '50', 'ko'],
    ['below_minimumEnglish', 'ast_5gw8n2kd7q', '50', 'en'],
    ['insufficient_balance', 'ast_5gw8n2kd7q', '9000', 'ko'],
    ['funding_cap_exceeded', 'ast_5gw8n2kd7q', '640000', 'ko'],
    ['asset_not_open', 'ast_9rb2c6xp8h', '1000', 'ko'],
  ] as const)(
    'validates an amount as in the contract’s example %s',
    async (name, asset_id, amount, language) => {
      const response = await sandbox.send('POST', '/v1/investments/validate/', {
        token: kim.access,
        language,
        json: { asset_id, amount },
      });
      expect(response).toMatchObject({ status: 200, body: contractExample('validateInvestment', name) });
    },
  );

  it('returns a daily value history for three months and a monthly one for longer periods', async () => {
    const quarter: InvestmentPortfolio = await read('/v1/investments/portfolio/?period=3m');
    expect(quarter.value_series[0]?.at).toBe('2026-08-22T23:59:59+09:00');
    const all: InvestmentPortfolio = await read('/v1/investments/portfolio/?period=all');
    expect(all.value_series[0]?.at).toBe('2026-04-30T23:59:59+09:00');
    const half: InvestmentPortfolio = await read('/v1/investments/portfolio/?period=6m');
    expect(half.value_series).toHaveLength(6);
  });
});
