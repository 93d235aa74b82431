import { proxy } from 'valtio/vanilla';
import type { SignOutReason } from './sign-out-reason.ts';
import { nextSessionState, type SessionEvent, type SessionState, STARTING } from './state.ts';

/** Called with the reason, after the state has changed and before a screen renders. */
export type SignOutListener = (reason: SignOutReason) => void;

export type SessionStore = {
  /** A valtio proxy. States are replaced, never mutated. */
  readonly observable: { readonly current: SessionState };
  /** Returns true if the state changed. */
  dispatch(event: SessionEvent): boolean;
  report(reason: SignOutReason): void;
  onSignedOut(listener: SignOutListener, options?: { readonly replayMissed?: boolean }): () => void;
};

export function createSessionStore(): SessionStore {
  const observable = proxy<{ current: SessionState }>({ current: STARTING });
  /** Listeners, each with its `replayMissed` option. */
  const listeners = new Map<SignOutListener, boolean>();
  /** A sign-out that happened before the page subscribed. The startup's calls don't wait for the first screen. */
  let missed: { reason: SignOutReason; notified: ReadonlySet<SignOutListener> } | null = null;

  function report(reason: SignOutReason): void {
    const notified = new Set(listeners.keys());
    missed = [...listeners.values()].includes(true) ? null : { reason, notified };
    for (const listener of notified) listener(reason);
  }

  function catchUp(): void {
    const before = missed;
    if (before === null) return;
    missed = null;
    for (const listener of [...listeners.keys()]) {
      if (!before.notified.has(listener)) listener(before.reason);
    }
  }

  return {
    observable,
    dispatch(event) {
      const next = nextSessionState(observable.current, event);
      if (next === observable.current) return false;
      observable.current = next;
      if (next.status === 'authenticated') missed = null;
      return true;
    },
    report,
    onSignedOut(listener, { replayMissed = false } = {}) {
      listeners.set(listener, replayMissed);
      // Deferred to a microtask, so listeners that subscribe together with the page are notified as well.
      if (replayMissed) queueMicrotask(catchUp);
      return () => listeners.delete(listener);
    },
  };
}
