import { expect, test } from 'vitest';
import { getMaximumReward } from './reward-totals.ts';

const rule = { event: 'sign_up', amount: '30', token: 'GLIB', enabled: true, conditions: [] } as const;

test('adds the rewards of all rules in force by token', () => {
  const rules = [
    rule,
    { ...rule, event: 'first_investment', amount: '20.5' },
    { ...rule, event: 'first_investment', amount: '3', token: 'GLIL' },
    { ...rule, event: 'kyc_completed', amount: '10', enabled: false },
  ] as const;
  expect(getMaximumReward(rules.map((one) => ({ ...one, conditions: [] })))).toEqual([
    { token: 'GLIB', amount: '50.5' },
    { token: 'GLIL', amount: '3' },
  ]);
});

test('returns nothing if no rule is in force', () => {
  expect(getMaximumReward([{ ...rule, conditions: [], enabled: false }])).toEqual([]);
});
