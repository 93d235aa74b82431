import { GliApiError } from '@gli/sdk';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { ConfirmationStep } from './confirmation-step.ts';

/** Gives the sentences about what went wrong with a conversion; null when nothing did. */
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
        return null;
      case 'unanswered':
        // While it is sent there is nothing to say yet.
        return step.error ? `${sentence(step.error)} ${t.conversion.tryAgainSafely()}` : null;
      case 'quote_over':
        return step.error ? sentence(step.error) : t.conversion.quoteOver();
      case 'refused':
        return sentence(step.error);
    }
  };
}
