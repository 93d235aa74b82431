import { GliApiError } from '@gli/sdk';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import type { QuoteState } from '../form/conversion-state.ts';
import type { Execution } from './use-execution.ts';

/** The action that is available for a quote being confirmed, and the reason for it. */
export type ConfirmationStep =
  /** The outcome is unknown, so the server is read. */
  | { status: 'unknown_outcome' }
  /** The quote cannot be executed anymore, or never could. */
  | { status: 'quote_over'; error: unknown }
  | { status: 'rejected'; error: unknown }
  | { status: 'open' };

/** Error codes after which a quote can never be executed. */
const finalCodes = ['quote_expired', 'quote_already_used', 'not_found', 'idempotency_key_reused'];

/** Returns the step. An unknown outcome takes precedence, then an expired quote. */
export function confirmationStep({ state }: Pick<Execution, 'state'>, quote: QuoteState): ConfirmationStep {
  const error = state.status === 'rejected' ? state.error : null;
  if (state.status === 'unknown') return { status: 'unknown_outcome' };
  if (error instanceof GliApiError && finalCodes.includes(error.code)) return { status: 'quote_over', error };
  if (quote.status === 'failed') return { status: 'quote_over', error: quote.error };
  if (quote.status !== 'ready') return { status: 'quote_over', error: null };
  return error ? { status: 'rejected', error } : { status: 'open' };
}

export function useFailureText(): (step: ConfirmationStep) => string | null {
  const t = useTranslations();
  const errorText = useErrorText();
  const sentence = (error: unknown) =>
    error instanceof GliApiError && error.code === 'quote_already_used'
      ? t.conversion.alreadyConverted()
      : errorText(error);
  return (step) => {
    switch (step.status) {
      case 'open':
      case 'unknown_outcome':
        return null;
      case 'quote_over':
        return step.error ? sentence(step.error) : t.conversion.quoteOver();
      case 'rejected':
        return sentence(step.error);
    }
  };
}
