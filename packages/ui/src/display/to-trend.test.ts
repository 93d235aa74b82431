import { expect, test } from 'vitest';
import { toTrend } from './to-trend.ts';

test('treats no change as flat', () => {
  expect(['0.00', '-0.1', '0.1'].map(toTrend)).toEqual(['flat', 'down', 'up']);
});
