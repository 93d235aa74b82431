import { loginPath, SIGNUP_PATH } from '@gli/session';
import { Button, Dialog, Note, TextLink, useCloseOnBack } from '@gli/ui';
import { useLocation } from 'wouter';
import type { LoginPurpose } from '@/data';
import { useTranslations } from '@/i18n';

type LoginRequiredDialogProps = { purpose: LoginPurpose; onClose: () => void };

/**
 * The modal of spec §2 Route guard, which offers login and sign-up. After either one, the member returns to
 * this page. Back closes the modal.
 */
export default function LoginRequiredDialog({ purpose, onClose }: LoginRequiredDialogProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  useCloseOnBack(onClose);
  const { pathname, search, hash } = window.location;
  const login = new URL(loginPath(pathname + search + hash), window.location.href);
  // Replaces the modal's history entry, so that Back returns to this page.
  const goTo = (path: string) => {
    navigate(path, { replace: true });
    onClose();
  };
  const signupPath = SIGNUP_PATH + login.search;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t.login.neededTitle[purpose]()}
      description={t.login.neededText()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.common.cancel()}
          </Button>
          <Button onClick={() => goTo(login.pathname + login.search)}>{t.login.goToLogin()}</Button>
        </>
      }
    >
      <Note>
        <span>{t.login.noAccount()}</span>{' '}
        <TextLink
          href={signupPath}
          onClick={(event) => {
            event.preventDefault();
            goTo(signupPath);
          }}
        >
          {t.login.toSignup()}
        </TextLink>
      </Note>
    </Dialog>
  );
}
