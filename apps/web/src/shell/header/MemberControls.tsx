import type { SessionUser } from '@gli/session';
import { useSession } from '@gli/session/react';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Receipt from 'lucide-react/icons/receipt';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { menuRow } from '../../design/controls/menu-style.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { MemberPicture } from '../../shared/member/MemberPicture.tsx';
import { HeaderPopover } from '../../shared/page/HeaderPopover.tsx';

const Owner = styled('div', {
  padding: '$2 $3 $3',
  marginBottom: '$2',
  borderBottom: '1px solid $colors$border',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& > :first-child': { fontWeight: '$semibold' },
  '& > :last-child:not(:first-child)': { color: '$textMuted', fontSize: '$sm' },
});
const itemStyle = { ...menuRow, paddingBlock: 0, fontWeight: '$medium' };
const Item = styled(Link, itemStyle);
const LeaveItem = styled('button', { ...itemStyle, marginTop: '$2' });
// A phone has no place for it beside the account menu, which has it too.
const Leave = styled(Button, { '@media (max-width: 460px)': { display: 'none' } });

/** The member's own pages behind their picture, and logout, which leads to `/`. Spec §1 Header */
export function MemberControls({ member }: { member: SessionUser }) {
  const t = useTranslations();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await session.signOut('header_logout');
    setLeaving(false);
  };
  return (
    <>
      <AccountMenu member={member} onLeave={() => void leave()} />
      <Leave variant="secondary" size="sm" busy={isLeaving} onClick={() => void leave()}>
        <LogOut aria-hidden />
        {t.shell.logout()}
      </Leave>
    </>
  );
}

function AccountMenu({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const t = useTranslations();
  const entries = [
    { href: '/home', Icon: House, text: t.places['alternate-home']() },
    { href: '/orders', Icon: Receipt, text: t.places.orders() },
    { href: '/mypage?tab=portfolio', Icon: ChartNoAxesCombined, text: t.navigation.myPortfolio() },
    { href: '/mypage?tab=profile', Icon: UserRound, text: t.navigation.myProfile() },
  ];
  return (
    <HeaderPopover
      name="account"
      label={t.navigation.accountMenu({ name: member.name })}
      face={<MemberPicture name={member.name} url={pictureOf(member)} size="sm" />}
    >
      <Owner>
        <div>{member.name}</div>
        {member.email ? <div>{member.email}</div> : null}
      </Owner>
      <nav aria-label={t.navigation.accountPages()}>
        <ul>
          {entries.map(({ href, Icon, text }) => (
            <li key={href}>
              <Item href={href}>
                <Icon aria-hidden />
                {text}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
      <LeaveItem type="button" onClick={onLeave}>
        <LogOut aria-hidden />
        {t.shell.logout()}
      </LeaveItem>
    </HeaderPopover>
  );
}

/** The stored profile has the server's fields as received. */
const pictureOf = ({ avatar_url: url }: SessionUser): string | null =>
  typeof url === 'string' && url !== '' ? url : null;
