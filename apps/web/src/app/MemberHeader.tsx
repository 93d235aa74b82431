import type { SessionUser } from '@gli/session';
import { styled } from '../design/stitches.config.ts';
import { later } from '../shared/loading/later.tsx';
import { Optional } from '../shared/loading/Optional.tsx';
import { MemberControls } from '../shell/header/MemberControls.tsx';

const BellSpace = styled('span', { width: '$touch' });
const Bell = later(async () => (await import('../features/home/bell/Bell.tsx')).Bell, <BellSpace />);

/** What a member has at the end of the header: the bell before the account menu and logout. */
export default function MemberHeader({ member }: { member: SessionUser }) {
  return (
    <>
      <Optional>
        <Bell />
      </Optional>
      <MemberControls member={member} />
    </>
  );
}
