import { loginPath } from '@gli/session';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'wouter';
import { useLazyDialog } from '../shared/loading/use-lazy-dialog.tsx';
import { LoginRequiredContext } from '../shared/login-required.ts';

const loadDialog = async () => (await import('./LoginRequiredDialog.tsx')).default;

/** Lets everything below ask for a login; the dialog and its words are fetched when they are first needed. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const { open, dialog } = useLazyDialog(loadDialog, ['login']);
  const ask = useCallback(() => {
    // Without the dialog, the login page itself gives the reason.
    open().catch(() => navigate(loginPath(location.href.slice(location.origin.length))));
  }, [navigate, open]);
  return (
    <LoginRequiredContext value={ask}>
      {children}
      {dialog}
    </LoginRequiredContext>
  );
}
