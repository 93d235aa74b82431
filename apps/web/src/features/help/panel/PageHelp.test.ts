import { expect, test } from 'vitest';
import { quickStepsFor } from './PageHelp.tsx';

const listed = (page: string) =>
  quickStepsFor(page).map(({ name, isCurrent }) => (isCurrent ? `${name} (open)` : name));

test('shows the current page’s quick steps first and expanded', () => {
  expect(listed('mypage')).toEqual(['mypage (open)', 'auth', 'conversion']);
});

test('shows all quick steps collapsed and in order on other pages', () => {
  expect(listed('shopping')).toEqual(['auth', 'conversion', 'mypage']);
});
