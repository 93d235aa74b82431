import { loginPath } from '@gli/session';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { LoginRequiredContext } from '../shared/login-required.ts';
import { usePlatform } from '../shared/platform.ts';

/** Lets everything below ask for a login; the dialog and its words are fetched when they are first needed. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const { dictionaries, preferences } = usePlatform();
  const [shown, setShown] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = useCallback(() => {
    Promise.all([
      import('./LoginRequiredDialog.tsx'),
      dictionaries.loadNamespaces(preferences.state.locale, ['login']),
    ]).then(
      ([module]) => setShown({ Dialog: module.default }),
      // Without the dialog, the login page itself gives the reason.
      () => navigate(loginPath(window.location.pathname + window.location.search + window.location.hash)),
    );
  }, [navigate, dictionaries, preferences]);
  return (
    <LoginRequiredContext value={open}>
      {children}
      {shown ? <shown.Dialog onClose={close} /> : null}
    </LoginRequiredContext>
  );
}
