import { useCallback } from 'react';
import { useWords } from '../../i18n/words.ts';
import { type ErrorContext, errorMessage } from './error-message.ts';

/** Gives the sentence a member reads for any error, in the member's language. */
export function useErrorText(): (error: unknown, context?: ErrorContext) => string {
  const words = useWords();
  return useCallback(
    (error, context) => {
      const message = errorMessage(error, context);
      switch (message.kind) {
        case 'server':
          return message.text;
        case 'seconds':
          return words.errors.tooManyRequestsFor({ seconds: message.seconds });
        case 'minutes':
          return words.errors.loginThrottled({ minutes: message.minutes });
        case 'key':
          return words.errors[message.key]();
      }
    },
    [words],
  );
}
