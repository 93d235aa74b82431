import type { WalletProblem } from '@gli/wallet';
import { useCallback } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { problemWords } from './problem-translations.ts';

/** Gives the sentence a member reads for a problem of the wallet. Spec §8 */
export function useProblemText(): (problem: WalletProblem) => string {
  const words = useWords();
  const errorText = useErrorText();
  return useCallback(
    (problem) => {
      const found = problemWords(problem);
      switch (found.kind) {
        case 'error':
          return words.errors[found.key]();
        case 'wallet':
          return words.walletWidget.problems[found.key]();
        case 'said':
          return found.text;
        case 'cause':
          return errorText(found.cause, 'walletAuthentication');
      }
    },
    [words, errorText],
  );
}
