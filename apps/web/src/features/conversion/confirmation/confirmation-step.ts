import { GliApiError } from '@gli/sdk';
import type { QuoteState } from '../form/conversion-state.ts';
import type { UnfinishedConversion } from './unfinished-conversion.ts';
import type { Execution } from './use-execution.ts';

/** Where the confirmation of a quote stands, and why. */
export type ConfirmationStep =
  /** No answer came: only the same request can be sent again. */
  | { status: 'unanswered'; conversion: UnfinishedConversion; error: unknown }
  /** This quote cannot be executed (any more). */
  | { status: 'quote_over'; error: unknown }
  | { status: 'refused'; error: unknown }
  | { status: 'open' };

/** Codes of a quote that will never be executed. */
const endings = ['quote_expired', 'quote_already_used', 'not_found', 'idempotency_key_reused'];

/** What the member can do about a quote: an unanswered request first, then a quote that is over. */
export function confirmationStep(
  { unfinished, error }: Pick<Execution, 'unfinished' | 'error'>,
  quote: QuoteState,
): ConfirmationStep {
  if (unfinished) return { status: 'unanswered', conversion: unfinished, error };
  if (error instanceof GliApiError && endings.includes(error.code)) return { status: 'quote_over', error };
  if (quote.status === 'failed') return { status: 'quote_over', error: quote.error };
  if (quote.status !== 'ready') return { status: 'quote_over', error: null };
  return error ? { status: 'refused', error } : { status: 'open' };
}
