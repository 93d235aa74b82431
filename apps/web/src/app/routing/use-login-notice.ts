import { LOGIN_REDIRECT_FLAG_MS } from '@gli/session';
import { useCallback } from 'react';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useWords } from '../../i18n/words.ts';

/** Raises the flag of a redirect to log-in: a notice that passes (spec §2 Route guard; the log-in page says it too). */
export function useLoginNotice(): () => void {
  const words = useWords();
  const toast = useToast();
  return useCallback(
    () => toast({ tone: 'neutral', title: words.shell.loginNeeded(), durationMs: LOGIN_REDIRECT_FLAG_MS }),
    [words, toast],
  );
}
