import type { ConfirmationStep } from '@gli/domain';
import { GliApiError } from '@gli/sdk';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';

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
