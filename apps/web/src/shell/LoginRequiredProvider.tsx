import { loginPath } from '@gli/session';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useLazyModule } from '../shared/loading/use-lazy-module.ts';
import { LoginRequiredContext } from '../shared/login-required.ts';

const loadDialog = () => import('./LoginRequiredDialog.tsx');

/** Lets everything below ask for a login; the dialog and its words are fetched when they are first needed. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const code = useLazyModule(loadDialog, ['login']);
  const [shown, setShown] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = useCallback(() => {
    code.load().then(
      (module) => setShown({ Dialog: module.default }),
      // Without the dialog, the login page itself gives the reason.
      () => navigate(loginPath(location.href.slice(location.origin.length))),
    );
  }, [navigate, code]);
  return (
    <LoginRequiredContext value={open}>
      {children}
      {shown ? <shown.Dialog onClose={close} /> : null}
    </LoginRequiredContext>
  );
}
