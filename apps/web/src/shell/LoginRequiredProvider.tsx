import { loginPath } from '@gli/session';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { useWords } from '../i18n/words.ts';
import { LoginRequiredContext } from './login-required.ts';

/** The modal of spec §2: log-in is needed, go there? It leads back to where the member is. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => setOpen(true), []);
  const goToLogin = () => {
    const { pathname, search, hash } = window.location;
    navigate(loginPath(pathname + search + hash));
    close();
  };
  return (
    <LoginRequiredContext value={open}>
      {children}
      <Dialog
        open={isOpen}
        onClose={close}
        size="sm"
        title={words.shell.loginNeededTitle()}
        description={words.shell.loginNeededText()}
        closeLabel={words.common.close()}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {words.common.cancel()}
            </Button>
            <Button onClick={goToLogin}>{words.shell.goToLogin()}</Button>
          </>
        }
      />
    </LoginRequiredContext>
  );
}
