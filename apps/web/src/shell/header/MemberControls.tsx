import type { SessionUser } from '@gli/session';
import { useSession } from '@gli/session/react';
import { Avatar, Divider, HeaderPopover, MenuButton, MenuLink, Stack, TextPair } from '@gli/ui';
import { ChartNoAxesCombined, LogOut, Receipt, Star, UserRound } from '@gli/ui/icons';
import { useState } from 'react';
import { useTranslations } from '@/i18n';
import { Leave, LeaveText } from './MemberControls.styles.ts';

/** The member's account menu, and the logout button, which opens `/`. Spec §1 Header */
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
        <LeaveText>{t.shell.logout()}</LeaveText>
      </Leave>
    </>
  );
}

function AccountMenu({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const t = useTranslations();
  const entries = [
    { href: '/orders', Icon: Receipt, text: t.places.orders() },
    { href: '/watchlist', Icon: Star, text: t.places.watchlist() },
    { href: '/mypage?tab=portfolio', Icon: ChartNoAxesCombined, text: t.navigation.myPortfolio() },
    { href: '/mypage?tab=profile', Icon: UserRound, text: t.navigation.myProfile() },
  ];
  return (
    <HeaderPopover
      name="account"
      label={t.navigation.accountMenu({ name: member.name })}
      face={<Avatar name={member.name} url={getPicture(member)} size="sm" />}
    >
      <Stack css={{ padding: '$2 $3 $3', overflowWrap: 'anywhere' }}>
        <TextPair title={member.name} note={member.email} />
      </Stack>
      <Divider css={{ marginBottom: '$2' }} />
      <nav aria-label={t.navigation.accountPages()}>
        <ul>
          {entries.map(({ href, Icon, text }) => (
            <li key={href}>
              <MenuLink href={href}>
                <Icon aria-hidden />
                <span>{text}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuButton type="button" onClick={onLeave} css={{ marginTop: '$2' }}>
        <LogOut aria-hidden />
        <span>{t.shell.logout()}</span>
      </MenuButton>
    </HeaderPopover>
  );
}

/** Returns the URL of the picture, or null. The stored profile contains the server's raw fields. */
const getPicture = ({ avatar_url: url }: SessionUser): string | null =>
  typeof url === 'string' && url !== '' ? url : null;
