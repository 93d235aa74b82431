import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { getRuleChanges, type RuleValues, toRuleValues, zRulesForm } from './rules-form.ts';

const config = exampleOf('getRewardConfig', 200);
const values = () => toRuleValues(config);
const getChanges = (changed: RuleValues) => getRuleChanges(config, zRulesForm.parse(changed));
/** Returns the names of the rejected fields. */
const getWrongFields = (changes: Partial<RuleValues>) =>
  zRulesForm.safeParse({ ...values(), ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('sends nothing for unchanged rules', () => {
  expect(getChanges(values())).toBeNull();
});

test('ignores the order of properties', async () => {
  // Asynchronous validation changes the order of the properties.
  expect(getRuleChanges(config, await zRulesForm.parseAsync(values()))).toBeNull();
});

test('sends only the parts that changed', () => {
  expect(getChanges({ ...values(), monthly_cap: '', payout_delay_days: '0' })).toEqual({
    monthly_cap: null,
    payout_delay_days: 0,
  });
  expect(getChanges({ ...values(), minimum_investment: ' 1250.50 ' })).toEqual({
    minimum_investment: '1250.5',
  });
});

test('sends all rules if one has changed, so that indexes in errors match the form', () => {
  const changed = values();
  const [first] = changed.rules;
  if (first) first.amount = '25';
  const sent = getChanges(changed);
  expect(Object.keys(sent ?? {})).toEqual(['rules']);
  expect(sent?.rules?.map(({ event }) => event)).toEqual(config.rules.map(({ event }) => event));
  expect(sent?.rules?.[0]?.amount).toBe('25');
});

test('sends all remaining milestones if one is removed', () => {
  const changed = values();
  changed.milestones.pop();
  expect(getChanges(changed)?.milestones).toHaveLength(config.milestones.length - 1);
});

test.each(['0', '90'])('accepts "%s" as the payout delay in days', (text) => {
  expect(getWrongFields({ payout_delay_days: text })).toEqual([]);
});

test.each(['91', '', '7.5', '-1'])('rejects "%s" as the payout delay in days', (text) => {
  expect(getWrongFields({ payout_delay_days: text })).toEqual(['payout_delay_days']);
});

test('accepts an empty monthly cap and minimum investment', () => {
  expect(getWrongFields({ monthly_cap: '', minimum_investment: '0' })).toEqual([]);
});

test('reports duplicate milestones at both target fields', () => {
  const one = { target_count: '5', amount: '10', token: 'GLIB' } as const;
  expect(getWrongFields({ milestones: [one, { ...one, target_count: ' 5' }] })).toEqual([
    'milestones.0.target_count',
    'milestones.1.target_count',
  ]);
});
