import { loginPath } from '@gli/session';
import { type ReactNode, useCallback, useState } from 'react';
import { Redirect } from 'wouter';
import { LoginRequiredContext, lazyPart } from '@/shared';

// Fallback if the dialog fails to load. The login page gives the reason.
const ToLogin = () => <Redirect to={loginPath(location.href.slice(location.origin.length))} />;
const LoginRequiredDialog = lazyPart(async () => (await import('./LoginRequiredDialog.tsx')).default, {
  Failure: ToLogin,
  namespaces: ['login'],
});

/** Lets descendants request a login. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const close = useCallback(() => setAsking(false), []);
  return (
    <LoginRequiredContext value={ask}>
      {children}
      {isAsking ? <LoginRequiredDialog onClose={close} /> : null}
    </LoginRequiredContext>
  );
}
