import { useCallback } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { type ErrorContext, errorMessage } from './error-message.ts';

/** Gives the sentence a member reads for any error, in the member's language. */
export function useErrorText(): (error: unknown, context?: ErrorContext) => string {
  const t = useTranslations();
  return useCallback(
    (error, context) => {
      const message = errorMessage(error, context);
      switch (message.kind) {
        case 'server':
          return message.text;
        case 'seconds':
          return t.errors.tooManyRequestsFor({ seconds: message.seconds });
        case 'minutes':
          return t.errors.loginThrottled({ minutes: message.minutes });
        case 'key':
          return t.errors[message.key]();
      }
    },
    [t],
  );
}
