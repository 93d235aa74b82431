import { loginPath } from '@gli/session';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { type LoginPurpose, LoginRequiredContext, lazyPart } from '@/data';

// Fallback if the dialog's code fails to load. The login page states the reason.
const ToLogin = () => <Redirect to={loginPath(location.href.slice(location.origin.length))} />;
const LoginRequiredDialog = lazyPart(async () => (await import('./LoginRequiredDialog.tsx')).default, {
  Failure: ToLogin,
  namespaces: ['login'],
});

/** Provides `useLoginRequired` to its descendants. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [purpose, setPurpose] = useState<LoginPurpose | null>(null);
  return (
    <LoginRequiredContext value={setPurpose}>
      {children}
      {purpose ? <LoginRequiredDialog purpose={purpose} onClose={() => setPurpose(null)} /> : null}
    </LoginRequiredContext>
  );
}
