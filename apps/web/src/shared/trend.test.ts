import { expect, test } from 'vitest';
import { signed, trendOf } from './trend.ts';

test('no change is neither up nor down', () => {
  expect(['0.00', '-0.1', '0.1'].map(trendOf)).toEqual(['flat', 'down', 'up']);
});

test('a gain has a plus, a loss its minus, and no change neither', () => {
  expect(['4.2', '-1.8', '0'].map((change) => signed(change, (value) => `${value}%`))).toEqual([
    '+4.2%',
    '-1.8%',
    '0%',
  ]);
});
