import { GliApiError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { confirmationStep } from './confirmation-step.ts';

const apiError = (status: number, code: string) =>
  new GliApiError(status, { error: code, message: code, code, details: {} }, null, null);
const quote = exampleOf('validateConversion', 200);
const ready = { status: 'ready', quote } as const;
const expired = { ...ready, status: 'expired' } as const;
const idle = { status: 'idle' } as const;
const rejected = (error: unknown) => ({ status: 'rejected', error }) as const;
const unknown = { status: 'unknown' } as const;

test('allows confirming a valid quote', () => {
  expect(confirmationStep(idle, ready)).toEqual({ status: 'open' });
});

test('reports the unknown outcome of a request even if the quote has expired', () => {
  expect(confirmationStep(unknown, expired)).toEqual({ status: 'unknown_outcome' });
});

test.each(['quote_expired', 'quote_already_used', 'not_found'])('requires a new quote after %s', (code) => {
  const error = apiError(409, code);
  expect(confirmationStep(rejected(error), ready)).toEqual({ status: 'quote_over', error });
});

test('does not allow confirming a quote that expires while it is shown', () => {
  expect(confirmationStep(idle, expired).status).toBe('quote_over');
});

test('reports every other rejection with its error', () => {
  const error = apiError(409, 'insufficient_balance');
  expect(confirmationStep(rejected(error), ready)).toEqual({ status: 'rejected', error });
});
