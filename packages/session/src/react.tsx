import { createContext, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session with its actions. Throws outside a `<SessionProvider>`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a <SessionProvider session={…}> above it.');
  return session;
}

/** Re-renders when the state changes. Throws outside a `<SessionProvider>`. */
export function useSessionState(): SessionState {
  return useSnapshot(useSession().observable).current;
}
