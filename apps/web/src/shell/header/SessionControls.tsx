import { loginPath } from '@gli/session';
import { LinkButton } from '@gli/ui';
import { useLocation } from 'wouter';
import { useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { useShellSlots } from '../slots.ts';

/**
 * Login button that returns to this page after the login, or a member's account menu and logout. Spec §1 Header
 */
export function SessionControls() {
  const t = useTranslations();
  const member = useMember();
  const [, navigate] = useLocation();
  const { MemberControls } = useShellSlots();
  if (member === null) {
    return (
      <LinkButton
        href="/login"
        variant="secondary"
        size="sm"
        data-session=""
        onClick={(event) => {
          // The link itself has no redirect, because the query is unknown during prerendering.
          event.preventDefault();
          const { pathname, search, hash } = window.location;
          navigate(loginPath(pathname + search + hash));
        }}
      >
        {t.shell.login()}
      </LinkButton>
    );
  }
  return <MemberControls member={member} />;
}
