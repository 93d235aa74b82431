import type { ConversionQuote } from '@gli/sdk';
import { expect, test } from 'vitest';
import { quoteOf } from '../testing/quote.ts';
import { conversionState, type QuoteState } from './conversion-state.ts';

const ready: QuoteState = { status: 'ready', quote: quoteOf({}) };
const form = {
  isMember: true,
  hasUnfinished: false,
  amount: '500',
  pair: { minimum_amount: '10', maximum_amount: '1000000' },
  balance: '10000' as string | undefined,
  quote: ready as QuoteState,
};
const statusOf = (changes: Partial<typeof form>) => conversionState({ ...form, ...changes }).status;

test('a visitor is asked to log in, whatever is in the form', () => {
  expect(statusOf({ isMember: false, amount: '' })).toBe('login_required');
});

test('an unfinished conversion comes before a new one', () => {
  expect(statusOf({ hasUnfinished: true })).toBe('unfinished');
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
])('%j is %s', (amount, status) => {
  expect(statusOf({ amount })).toBe(status);
});

test('without a known balance the server decides', () => {
  expect(statusOf({ amount: '20000', balance: undefined })).toBe('ready');
  const quote: ConversionQuote = quoteOf({ valid: false, balance_before: '300', balance_after: null });
  expect(conversionState({ ...form, balance: undefined, quote: { status: 'ready', quote } })).toEqual({
    status: 'insufficient_balance',
    issue: { code: 'exceeds_balance', params: { balance: '300' } },
  });
});

test('the quote is waited for, requested again, and then confirmed', () => {
  expect(statusOf({ quote: { status: 'pending' } })).toBe('quoting');
  expect(statusOf({ quote: { status: 'failed', error: new Error('down') } })).toBe('quote_failed');
  expect(statusOf({ quote: { status: 'expired', quote: quoteOf({}) } })).toBe('quote_expired');
  expect(conversionState(form)).toEqual(ready);
});
