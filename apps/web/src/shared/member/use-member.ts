import type { SessionUser } from '@gli/session';
import { useSessionState } from '@gli/session/react';

/** The signed-in member; null for a visitor, and between signing out and leaving a members' page. */
export function useMember(): SessionUser | null {
  const session = useSessionState();
  return session.status === 'authenticated' ? session.user : null;
}
