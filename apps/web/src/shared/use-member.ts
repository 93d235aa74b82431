import type { SessionUser } from '@gli/session';
import { useSessionState } from '@gli/session/react';

/** Who is signed in; nobody for a visitor, and for the moment between signing out and leaving a page of members. */
export function useMember(): SessionUser | null {
  const session = useSessionState();
  return session.status === 'authenticated' ? session.user : null;
}
