import type { WalletProblem } from '@gli/wallet';
import { useCallback } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { problemTranslations } from './problem-translations.ts';

/** Gives the sentence a member reads for a problem of the wallet. Spec §8 */
export function useProblemText(): (problem: WalletProblem) => string {
  const t = useTranslations();
  const errorText = useErrorText();
  return useCallback(
    (problem) => {
      const found = problemTranslations(problem);
      switch (found.kind) {
        case 'error':
          return t.errors[found.key]();
        case 'wallet':
          return t.walletWidget.problems[found.key]();
        case 'said':
          return found.text;
        case 'cause':
          return errorText(found.cause, 'walletAuthentication');
      }
    },
    [t, errorText],
  );
}
