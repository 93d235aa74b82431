import { expect, test } from 'vitest';
import { chooseMeasures } from './Usage.tsx';

const month = { click_count: 0, sign_up_count: 2, rewards: '100' };

test('hides the visits if the server has counted none', () => {
  expect(chooseMeasures([month])).toEqual(['rewards', 'sign_ups']);
  expect(chooseMeasures([month, { ...month, click_count: 3 }])).toEqual(['rewards', 'sign_ups', 'clicks']);
});
