import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { isWhole, ruleChanges, ruleValuesOf } from './rule-values.ts';

const config = exampleOf('getRewardConfig', 200);
const values = () => ruleValuesOf(config);

test('a form that says what is in force already sends nothing', () => {
  expect(ruleChanges(config, values())).toBeNull();
});

test('only the changed parts are sent', () => {
  expect(ruleChanges(config, { ...values(), monthly_cap: '', payout_delay_days: '0' })).toEqual({
    monthly_cap: null,
    payout_delay_days: 0,
  });
  expect(ruleChanges(config, { ...values(), minimum_investment: ' 1250.50 ' })).toEqual({
    minimum_investment: '1250.5',
  });
});

test('a changed rule is sent with the others, so that complaints find it', () => {
  const changed = values();
  const [first] = changed.rules;
  if (first) first.amount = '25';
  const sent = ruleChanges(config, changed);
  expect(Object.keys(sent ?? {})).toEqual(['rules']);
  expect(sent?.rules?.map(({ event }) => event)).toEqual(config.rules.map(({ event }) => event));
  expect(sent?.rules?.[0]?.amount).toBe('25');
});

test('a goal that was taken out is sent as the whole new list', () => {
  const changed = values();
  changed.milestones.pop();
  expect(ruleChanges(config, changed)?.milestones).toHaveLength(config.milestones.length - 1);
});

test.each([
  ['0', true],
  ['90', true],
  ['91', false],
  ['', false],
  ['7.5', false],
  ['-1', false],
])('"%s" as days until the payout: %s', (text, is) => {
  expect(isWhole(text, 0, 90)).toBe(is);
});
