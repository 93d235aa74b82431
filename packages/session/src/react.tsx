import { createContext, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the session. Throws outside a `<SessionProvider>`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Session hooks must be used inside <SessionProvider>.');
  return session;
}

/**
 * Returns the session's state. Re-renders when a part of it that the component uses changes. Throws outside a
 * `<SessionProvider>`.
 */
export function useSessionState(): SessionState {
  return useSnapshot(useSession().observable).current;
}
