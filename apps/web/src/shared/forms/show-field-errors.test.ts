import { GliApiError, GliNetworkError } from '@gli/sdk';
import { expect, test, vi } from 'vitest';
import { showFieldErrors } from './show-field-errors.ts';

const refused = new GliApiError(
  400,
  {
    error: 'No',
    message: 'No',
    code: 'validation_failed',
    details: { current_password: ['Wrong.'], other: ['Unknown.'], new_password: ['The same.', 'Too.'] },
  },
  null,
  null,
);
const fields = { current_password: 'current', new_password: 'wanted' } as const;

test('each validation error is shown at its field, and the first of them has the focus', () => {
  const setError = vi.fn();
  expect(showFieldErrors<{ current: string; wanted: string }>(refused, fields, setError)).toBe(2);
  expect(setError.mock.calls).toEqual([
    ['current', { type: 'server', message: 'Wrong.' }, { shouldFocus: true }],
    ['wanted', { type: 'server', message: 'The same.' }, { shouldFocus: false }],
  ]);
});

test('the first field of the form has the focus, whatever order the server has', () => {
  const setError = vi.fn();
  const names = ['new_password', 'missing', 'current_password'] as const;
  expect(showFieldErrors<Record<(typeof names)[number], string>>(refused, names, setError)).toBe(2);
  expect(setError.mock.calls).toEqual([
    ['new_password', { type: 'server', message: 'The same.' }, { shouldFocus: true }],
    ['current_password', { type: 'server', message: 'Wrong.' }, { shouldFocus: false }],
  ]);
});

test('a lost response names no field', () => {
  const setError = vi.fn();
  expect(showFieldErrors(new GliNetworkError(new TypeError('fetch failed')), fields, setError)).toBe(0);
  expect(setError).not.toHaveBeenCalled();
});
