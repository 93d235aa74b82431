import { useCallback } from 'react';
import { useTranslations } from '@/i18n';
import { type ErrorContext, errorMessage } from './error-message.ts';

/** Returns a function that formats any error as a message in the member's language. */
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
        case 'key':
          return t.errors[message.key]();
      }
    },
    [t],
  );
}
