import type { SessionUser } from '@gli/session';
import { NotificationBell } from '../features/home/bell/NotificationBell.tsx';
import { MemberControls } from '../shell/header/MemberControls.tsx';

/** A member's end of the header: the bell before the account menu and logout. */
export function MemberHeader({ member }: { member: SessionUser }) {
  return (
    <>
      <NotificationBell />
      <MemberControls member={member} />
    </>
  );
}
