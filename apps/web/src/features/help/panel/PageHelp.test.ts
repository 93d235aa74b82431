import { expect, test } from 'vitest';
import { quickStepsFor } from './PageHelp.tsx';

const listed = (page: string) =>
  quickStepsFor(page).map(({ name, isCurrent }) => (isCurrent ? `${name} (open)` : name));

test('the quick steps of the current page come first and are open', () => {
  expect(listed('mypage')).toEqual(['mypage (open)', 'auth', 'conversion']);
});

test('on any other page all quick steps are closed, in their own order', () => {
  expect(listed('shopping')).toEqual(['auth', 'conversion', 'mypage']);
});
