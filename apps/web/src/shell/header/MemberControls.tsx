import type { SessionUser } from '@gli/session';
import { useSession } from '@gli/session/react';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Receipt from 'lucide-react/icons/receipt';
import UserRound from 'lucide-react/icons/user-round';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { MemberPicture } from '../../shared/member/MemberPicture.tsx';

const Trigger = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '$touch',
  height: '$touch',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: '$round',
  touchAction: 'manipulation',
  anchorName: '--account-menu',
  '@hover': { '&:hover': { background: 'color-mix(in srgb, $colors$text 8%, transparent)' } },
  '&[aria-expanded="true"]': { background: '$surfaceSunken' },
});

// The browser's own popover: Escape and a press elsewhere close it, Tab goes from the button into it.
const Menu = styled('div', {
  position: 'fixed',
  inset: 'auto',
  top: '4rem',
  right: '$4',
  width: '17rem',
  maxWidth: 'calc(100vw - 2 * $space$4)',
  margin: 0,
  padding: '$2',
  background: '$surfaceRaised',
  color: '$text',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
  '@supports (anchor-name: --a)': {
    '@bp1': {
      positionAnchor: '--account-menu',
      top: 'calc(anchor(bottom) + 0.5rem)',
      right: 'anchor(right)',
    },
  },
});
const Owner = styled('div', {
  padding: '$2 $3 $3',
  marginBottom: '$2',
  borderBottom: '1px solid $colors$border',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& > :first-child': { fontWeight: '$semibold' },
  '& > :last-child:not(:first-child)': { color: '$textMuted', fontSize: '$sm' },
});
const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '$touch',
  paddingInline: '$3',
  background: 'transparent',
  border: 0,
  borderRadius: '$md',
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'left',
  '& > svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0, color: '$textMuted' },
  '@hover': { '&:hover': { background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
const Item = styled(Link, itemStyle);
const LeaveItem = styled('button', { ...itemStyle, marginTop: '$2' });
// A narrow phone has no place for it beside the account menu, which has it too.
const Leave = styled(Button, { '@media (max-width: 370px)': { '[popover] ~ &': { display: 'none' } } });
const Hideable = styled('span', { '@media (max-width: 460px)': { display: 'none' } });

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
      <Leave
        variant="secondary"
        size="sm"
        busy={isLeaving}
        onClick={() => void leave()}
        aria-label={t.shell.logout()}
      >
        <LogOut aria-hidden />
        <Hideable>{t.shell.logout()}</Hideable>
      </Leave>
    </>
  );
}

function AccountMenu({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const t = useTranslations();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const entries = [
    { href: '/home', Icon: House, text: t.places['alternate-home']() },
    { href: '/orders', Icon: Receipt, text: t.places.orders() },
    { href: '/mypage?tab=portfolio', Icon: ChartNoAxesCombined, text: t.navigation.myPortfolio() },
    { href: '/mypage?tab=profile', Icon: UserRound, text: t.navigation.myProfile() },
  ];
  return (
    <>
      <Trigger
        type="button"
        aria-label={t.navigation.accountMenu({ name: member.name })}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        <MemberPicture name={member.name} url={pictureOf(member)} size="sm" />
      </Trigger>
      <Menu
        ref={menu}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={() => menu.current?.hidePopover()}
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
      </Menu>
    </>
  );
}

/** The stored profile has the server's fields as received. */
const pictureOf = ({ avatar_url: url }: SessionUser): string | null =>
  typeof url === 'string' && url !== '' ? url : null;
