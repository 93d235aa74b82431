import { useSession, useSessionState } from '@gli/session/react';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

const Hideable = styled('span', { '@media (max-width: 460px)': { display: 'none' } });

/** Login; for a member logout, which leads to `/`. Spec §1 Header */
export function SessionButton() {
  const t = useTranslations();
  const session = useSession();
  const { status } = useSessionState();
  const [isLeaving, setLeaving] = useState(false);
  if (status !== 'authenticated') {
    return (
      <LinkButton href="/login" size="sm" data-session="">
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
    <Button
      variant="secondary"
      size="sm"
      busy={isLeaving}
      onClick={() => void leave()}
      aria-label={t.shell.logout()}
    >
      <LogOut aria-hidden />
      <Hideable>{t.shell.logout()}</Hideable>
    </Button>
  );
}
