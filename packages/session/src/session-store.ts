import { proxy, ref } from 'valtio/vanilla';
import type { SignOutReason } from './sign-out-reason.ts';
import { nextSessionState, type SessionEvent, type SessionState, STARTING } from './state.ts';

/** Hears why the session ended; the state has changed already, and no screen has rendered since. */
export type SignOutListener = (reason: SignOutReason) => void;

/** Holds the state of one session and tells of its end. */
export interface SessionStore {
  /** valtio's observable. States are replaced, never changed in place. */
  readonly observable: { readonly current: SessionState };
  /** Gives whether the event changed anything. */
  dispatch(event: SessionEvent): boolean;
  report(reason: SignOutReason): void;
  onSignedOut(listener: SignOutListener, options?: { readonly catchesUp?: boolean }): () => void;
}

export function createSessionStore(): SessionStore {
  const observable = proxy({ current: ref<SessionState>(STARTING) });
  /** Whether each of them is the page, which may come late to an end. */
  const listeners = new Map<SignOutListener, boolean>();
  /** An end that came before the page was there: the start-up's calls do not wait for the first screen. */
  let missed: { reason: SignOutReason; heardBy: ReadonlySet<SignOutListener> } | null = null;

  function report(reason: SignOutReason): void {
    const heardBy = new Set(listeners.keys());
    missed = [...listeners.values()].includes(true) ? null : { reason, heardBy };
    for (const listener of heardBy) listener(reason);
  }

  function catchUp(): void {
    const before = missed;
    if (before === null) return;
    missed = null;
    for (const listener of [...listeners.keys()]) {
      if (!before.heardBy.has(listener)) listener(before.reason);
    }
  }

  return {
    observable,
    dispatch(event) {
      const next = nextSessionState(observable.current, event);
      if (next === observable.current) return false;
      observable.current = ref(next);
      if (next.status === 'authenticated') missed = null;
      return true;
    },
    report,
    onSignedOut(listener, { catchesUp = false } = {}) {
      listeners.set(listener, catchesUp);
      // Later in this task: whoever begins to listen together with the page hears of it, too.
      if (catchesUp) queueMicrotask(catchUp);
      return () => listeners.delete(listener);
    },
  };
}
