import { useSession } from '@gli/session/react';
import { useEffect } from 'react';
import { useMember } from '../../shared/use-member.ts';

/** On the home page a member's profile is fetched; when that fails the member need not know. Spec §4 Session */
export function useFreshProfile(): void {
  const session = useSession();
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    session.loadProfile().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: for whoever looks into the console (spec §4: only logged).
      console.warn('The profile could not be loaded', error);
    });
  }, [session, memberId]);
}
