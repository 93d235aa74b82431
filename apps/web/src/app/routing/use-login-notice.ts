import { LOGIN_REDIRECT_FLAG_MS } from '@gli/session';
import { useCallback } from 'react';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Raises the flag of a redirect to log-in: a notice that passes (spec §2 Route guard; the log-in page says it too). */
export function useLoginNotice(): () => void {
  const t = useTranslations();
  const toast = useToast();
  return useCallback(
    () => toast({ tone: 'neutral', title: t.shell.loginNeeded(), durationMs: LOGIN_REDIRECT_FLAG_MS }),
    [t, toast],
  );
}
