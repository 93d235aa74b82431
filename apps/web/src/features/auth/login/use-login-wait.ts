import { resilientStorage } from '@gli/session';
import { useCallback, useEffect, useState } from 'react';
import { readWait, waitUntil, writeWait } from './login-wait.ts';

/** How often the remaining time is drawn, in ms: often enough that no second is skipped. */
const TICK_MS = 250;

const perTab = resilientStorage(() => sessionStorage);

/**
 * - `none`: a log-in may be tried.
 * - `waiting`: not before `remainingMs` have passed.
 * - `over`: it may be tried again; said once, until the next attempt.
 */
export type LoginWait =
  | { readonly status: 'none' | 'over' }
  | { readonly status: 'waiting'; readonly remainingMs: number };

/** The wait after too many attempts, drawn down to nothing; it survives a reload of the page. Spec §9 */
export function useLoginWait() {
  const [until, setUntil] = useState(() => readWait(perTab, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = until !== null && until > now;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const keep = useCallback((next: number | null) => {
    writeWait(perTab, next);
    setNow(Date.now());
    setUntil(next);
  }, []);

  /** Begins a wait when that is what the failure asks for; gives whether it does. */
  const begin = useCallback(
    (failure: unknown): boolean => {
      const next = waitUntil(failure, Date.now());
      if (next !== null) keep(next);
      return next !== null;
    },
    [keep],
  );
  const forget = useCallback(() => keep(null), [keep]);

  const wait: LoginWait = isWaiting
    ? { status: 'waiting', remainingMs: until - now }
    : { status: until === null ? 'none' : 'over' };
  return { wait, begin, forget };
}
