import { loginPath, type SessionUser } from '@gli/session';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Inline } from '../../design/display/Layout.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useHydrated } from '../../shared/browser/use-hydrated.ts';
import type { LazyModule } from '../../shared/loading/lazy-module.ts';
import { useLazyModule } from '../../shared/loading/use-lazy-module.ts';
import { useMember } from '../../shared/member/use-member.ts';
import { type ShellSlots, useShellSlots } from '../slots.ts';

/** As wide as the buttons that come. */
const wide = <Inline css={{ width: '12.75rem', '@mobile': { width: '5.75rem' } }} />;

/** Login, which leads back to this page; for a member the account menu and logout. Spec §1 Header */
export function SessionControls() {
  const t = useTranslations();
  const member = useMember();
  const [, navigate] = useLocation();
  const code = useLazyModule(useShellSlots().loadMemberControls, ['navigation']);
  // A prerendered page does not know the member's name.
  const isHydrated = useHydrated();
  if (member === null) {
    return (
      <LinkButton
        href="/login"
        size="sm"
        data-session=""
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          // Not in the address of the link: a prerendered page does not know its own query.
          event.preventDefault();
          const { pathname, search, hash } = window.location;
          navigate(loginPath(pathname + search + hash));
        }}
      >
        {t.shell.login()}
      </LinkButton>
    );
  }
  return (
    // If they could not be loaded, pressing the button loads them again.
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Button variant="secondary" size="sm" onClick={resetErrorBoundary}>
          {t.shell.logout()}
        </Button>
      )}
    >
      <Suspense fallback={wide}>{isHydrated ? <Loaded code={code} member={member} /> : wide}</Suspense>
    </ErrorBoundary>
  );
}

type MemberControlsCode = LazyModule<Awaited<ReturnType<ShellSlots['loadMemberControls']>>>;

function Loaded({ code, member }: { code: MemberControlsCode; member: SessionUser }) {
  const MemberControls = code.useModule().default;
  return <MemberControls member={member} />;
}
