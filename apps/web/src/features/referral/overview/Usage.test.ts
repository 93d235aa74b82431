import { expect, test } from 'vitest';
import { measuresOf } from './Usage.tsx';

const month = { click_count: 0, sign_up_count: 2, rewards: '100' };

test('visits that nobody counts are not shown as none', () => {
  expect(measuresOf([month])).toEqual(['rewards', 'sign_ups']);
  expect(measuresOf([month, { ...month, click_count: 3 }])).toEqual(['rewards', 'sign_ups', 'clicks']);
});
