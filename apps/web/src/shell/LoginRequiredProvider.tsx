import { loginPath } from '@gli/session';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { LoginRequiredContext } from '../shared/login-required.ts';

type LoginRequired = ComponentType<{ open: boolean; onClose: () => void }>;

/** Lets everything below ask for a login; the dialog is fetched when it is first needed. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<{ Dialog: LoginRequired } | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    import('./LoginRequiredDialog.tsx').then(
      (module) => {
        setCode({ Dialog: module.default });
        setOpen(true);
      },
      // Without the dialog, the login page itself gives the reason.
      () => navigate(loginPath(location.href.slice(location.origin.length))),
    );
  }, [navigate]);
  return (
    <LoginRequiredContext value={open}>
      {children}
      {code ? <code.Dialog open={isOpen} onClose={close} /> : null}
    </LoginRequiredContext>
  );
}
