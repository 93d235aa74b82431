import type { SessionUser } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { useHydrated } from '@/design';

/**
 * The signed-in member; null for a visitor, between signing out and leaving a members' page, and while a prerendered
 * page is hydrated.
 */
export function useMember(): SessionUser | null {
  const session = useSessionState();
  const isHydrated = useHydrated();
  return isHydrated && session.status === 'authenticated' ? session.user : null;
}
