import { loginPath } from '@gli/session';
import { useSession, useSessionState } from '@gli/session/react';
import LogOut from 'lucide-react/icons/log-out';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

// A narrow phone has no place for it beside the account menu, which has it too.
const Leave = styled(Button, { '@media (max-width: 374px)': { '[popover] ~ &': { display: 'none' } } });
const Hideable = styled('span', { '@media (max-width: 460px)': { display: 'none' } });

/** Login, which leads back to this page; for a member logout, which leads to `/`. Spec §1 Header */
export function SessionButton() {
  const t = useTranslations();
  const session = useSession();
  const { status } = useSessionState();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  if (status !== 'authenticated') {
    // Not in the address of the link: a prerendered page does not know its own query.
    const enter = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      navigate(loginPath(pathname + search + hash));
    };
    return (
      <LinkButton href="/login" size="sm" data-session="" onClick={enter}>
        {t.shell.login()}
      </LinkButton>
    );
  }
  const leave = async () => {
    setLeaving(true);
    await session.signOut('header_logout');
    setLeaving(false);
  };
  return (
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
  );
}
