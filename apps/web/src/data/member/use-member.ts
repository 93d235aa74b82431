import type { SessionUser } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { useHydrated } from '@gli/ui';

/**
 * Returns the signed-in member. Returns null for a visitor, between signing out and leaving a member page, and
 * while a prerendered page is being hydrated.
 */
export function useMember(): SessionUser | null {
  const session = useSessionState();
  const isHydrated = useHydrated();
  return isHydrated && session.status === 'authenticated' ? session.user : null;
}
