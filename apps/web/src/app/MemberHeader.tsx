import type { SessionUser } from '@gli/session';
import { NotificationBell } from '../features/home/bell/NotificationBell.tsx';
import { MemberControls } from '../shell/header/MemberControls.tsx';

/** Header controls of a member: notifications, account menu and logout. */
export function MemberHeader({ member }: { member: SessionUser }) {
  return (
    <>
      <NotificationBell />
      <MemberControls member={member} />
    </>
  );
}
