import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { conversionState, type QuoteState } from './conversion-state.ts';

const quote = exampleOf('validateConversion', 200);
const ready: QuoteState = { status: 'ready', quote };
const form = {
  isMember: true,
  hasUnfinished: false,
  amount: '500',
  pair: { minimum_amount: '10', maximum_amount: '1000000' },
  balance: '10000' as string | undefined,
  quote: ready as QuoteState,
};
const getStatus = (changes: Partial<typeof form>) => conversionState({ ...form, ...changes }).status;

test('asks a visitor to log in regardless of the form', () => {
  expect(getStatus({ isMember: false, amount: '' })).toBe('login_required');
});

test('prefers an unfinished conversion to a new one', () => {
  expect(getStatus({ hasUnfinished: true })).toBe('unfinished');
});

test.each([
  ['', 'amount_missing'],
  ['abc', 'amount_refused'],
  ['0', 'amount_refused'],
  ['9.99', 'amount_refused'],
  ['1000000.1', 'amount_refused'],
  ['10.123456789', 'amount_refused'],
  ['10000.00000001', 'insufficient_balance'],
  ['10000', 'ready'],
])('reports the amount %j as %s', (amount, status) => {
  expect(getStatus({ amount })).toBe(status);
});

test('leaves the balance check to the server if the balance is unknown', () => {
  expect(getStatus({ amount: '20000', balance: undefined })).toBe('ready');
  const refused = { ...quote, valid: false, balance_before: '300', balance_after: null };
  expect(
    conversionState({ ...form, balance: undefined, quote: { status: 'ready', quote: refused } }),
  ).toEqual({
    status: 'insufficient_balance',
    issue: { code: 'exceeds_balance', params: { balance: '300' } },
  });
});

test('allows confirmation only with a valid quote', () => {
  expect(getStatus({ quote: { status: 'pending' } })).toBe('quoting');
  expect(getStatus({ quote: { status: 'failed', error: new Error('down') } })).toBe('quote_failed');
  expect(getStatus({ quote: { status: 'expired', quote } })).toBe('quote_expired');
  expect(conversionState(form)).toEqual(ready);
});
