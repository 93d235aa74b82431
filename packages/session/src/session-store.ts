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
  onSignedOut(listener: SignOutListener): () => void;
}

export function createSessionStore(): SessionStore {
  const observable = proxy({ current: ref<SessionState>(STARTING) });
  const listeners = new Set<SignOutListener>();
  return {
    observable,
    dispatch(event) {
      const next = nextSessionState(observable.current, event);
      if (next === observable.current) return false;
      observable.current = ref(next);
      return true;
    },
    report(reason) {
      for (const listener of [...listeners]) listener(reason);
    },
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
