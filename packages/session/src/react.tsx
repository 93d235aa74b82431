import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session with its actions. Throws outside a `<SessionProvider>`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No <SessionProvider> above.');
  return session;
}

/** Re-renders when the state changes. Throws outside a `<SessionProvider>`. */
export function useSessionState(): SessionState {
  return useObservable(useSession().observable, ({ current }) => current);
}

/**
 * Reads from an observable (valtio's `proxy`), and renders again when what it reads changes. valtio's own `useSnapshot`
 * finds out by itself what is read: that costs 1.4 kB and a proxy with every render.
 *
 * @param select gives the same value while nothing has changed: a part of the snapshot, no new object
 */
export function useObservable<State extends object, Value>(
  state: State,
  select: (current: Snapshot<State>) => Value,
): Value {
  const read = () => select(snapshot(state));
  return useSyncExternalStore(
    useCallback((listener) => subscribe(state, listener), [state]),
    read,
    read,
  );
}
