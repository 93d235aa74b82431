import { createContext, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Throws outside a `<SessionProvider>`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Session hooks must be used inside <SessionProvider>.');
  return session;
}

/** Re-renders when a part of the state that was read changes. Throws outside a `<SessionProvider>`. */
export function useSessionState(): SessionState {
  return useSnapshot(useSession().observable).current;
}
