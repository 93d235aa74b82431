import { expect, test } from 'vitest';
import { signed, toTrend } from './trend.ts';

test('treats no change as flat', () => {
  expect(['0.00', '-0.1', '0.1'].map(toTrend)).toEqual(['flat', 'down', 'up']);
});

test('marks a gain with a plus and a loss with a minus', () => {
  expect(['4.2', '-1.8', '0'].map((change) => signed(change, (value) => `${value}%`))).toEqual([
    '+4.2%',
    '-1.8%',
    '0%',
  ]);
});
