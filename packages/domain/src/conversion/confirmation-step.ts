import { GliApiError } from '@gli/sdk';
import type { QuoteState } from './conversion-state.ts';

/** The action that is available for a quote being confirmed, and the reason for it. */
export type ConfirmationStep =
  /** The outcome is unknown, so the server is read. */
  | { status: 'unknown_outcome' }
  /** The quote cannot be executed anymore, or never could. */
  | { status: 'quote_over'; error: unknown }
  | { status: 'rejected'; error: unknown }
  | { status: 'open' };

/** State of the request that executes a quote. */
type SentState = { status: 'rejected'; error: unknown } | { status: 'idle' | 'sending' | 'done' | 'unknown' };

/** Error codes after which a quote can never be executed. */
const finalCodes = ['quote_expired', 'quote_already_used', 'not_found', 'idempotency_key_reused'];

/** Returns the step. An unknown outcome takes precedence, then an expired quote. */
export function confirmationStep(sent: SentState, quote: QuoteState): ConfirmationStep {
  const error = sent.status === 'rejected' ? sent.error : null;
  if (sent.status === 'unknown') return { status: 'unknown_outcome' };
  if (error instanceof GliApiError && finalCodes.includes(error.code)) return { status: 'quote_over', error };
  if (quote.status === 'failed') return { status: 'quote_over', error: quote.error };
  if (quote.status !== 'ready') return { status: 'quote_over', error: null };
  return error ? { status: 'rejected', error } : { status: 'open' };
}
