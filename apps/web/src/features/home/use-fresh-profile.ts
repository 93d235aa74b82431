import { useSession } from '@gli/session/react';
import { useEffect } from 'react';
import { useMember } from '@/data';

/** Refetches a member's profile on the home page. Failures are not shown. Spec §4 Session */
export function useFreshProfile(): void {
  const session = useSession();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    session.loadProfile().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: spec §4 says failures are only logged.
      console.warn('The profile could not be loaded', error);
    });
  }, [session, memberId]);
}
