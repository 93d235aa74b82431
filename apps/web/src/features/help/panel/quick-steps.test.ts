import { expect, test } from 'vitest';
import { quickStepsFor } from './quick-steps.ts';

const shown = (page: string) =>
  quickStepsFor(page).map(({ name, isHere }) => (isHere ? `${name} (open)` : name));

test('the quick steps of the page that is shown come first and are open', () => {
  expect(shown('mypage')).toEqual(['mypage (open)', 'auth', 'conversion']);
});

test('on any other page all quick steps are closed, in their own order', () => {
  expect(shown('shopping')).toEqual(['auth', 'conversion', 'mypage']);
});
