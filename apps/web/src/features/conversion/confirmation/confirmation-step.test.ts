import { GliApiError, GliNetworkError } from '@gli/sdk';
import { expect, test } from 'vitest';
import { quoteOf } from '../testing/quote.ts';
import { confirmationStep } from './confirmation-step.ts';

const apiError = (status: number, code: string) =>
  new GliApiError(status, { error: code, message: code, code, details: {} }, null, null);
const ready = { status: 'ready', quote: quoteOf({}) } as const;
const expired = { ...ready, status: 'expired' } as const;
const lost = new GliNetworkError(new TypeError('fetch failed'));
const unfinished = { body: { quote_id: 'qte_1', acknowledged_warnings: [] }, quote: quoteOf({}) };

test('a good quote can be confirmed', () => {
  expect(confirmationStep({ unfinished: null, error: null }, ready)).toEqual({ status: 'open' });
});

test('without a known outcome only the same request can be sent again, even when the quote has expired', () => {
  expect(confirmationStep({ unfinished, error: lost }, expired)).toEqual({
    status: 'unknown_outcome',
    conversion: unfinished,
    error: lost,
  });
});

test.each(['quote_expired', 'quote_already_used', 'not_found'])(
  'after %s another quote is needed',
  (code) => {
    const error = apiError(409, code);
    expect(confirmationStep({ unfinished: null, error }, ready)).toEqual({ status: 'quote_over', error });
  },
);

test('a quote that expires while it is read cannot be confirmed', () => {
  expect(confirmationStep({ unfinished: null, error: null }, expired).status).toBe('quote_over');
});

test('another refusal stays on the screen', () => {
  const error = apiError(409, 'insufficient_balance');
  expect(confirmationStep({ unfinished: null, error }, ready)).toEqual({ status: 'refused', error });
});
