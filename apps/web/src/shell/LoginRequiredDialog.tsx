import { loginPath, SIGNUP_PATH } from '@gli/session';
import { useLocation } from 'wouter';
import { Button } from '../design/controls/Button.tsx';
import { TextLink } from '../design/display/Text.tsx';
import { Dialog } from '../design/feedback/Dialog.tsx';
import { useTranslations } from '../i18n/translations.ts';
import { useBackCloses } from '../shared/browser/use-back-closes.ts';
import { Note } from '../shared/page/Note.tsx';

/**
 * The modal of Spec §2 Route guard: asks whether to go to the login. Login and sign-up lead back to this page; Back closes
 * the modal.
 */
export default function LoginRequiredDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  useBackCloses(onClose);
  const { pathname, search, hash } = window.location;
  const login = new URL(loginPath(pathname + search + hash), window.location.href);
  // In the place of the modal's own entry: from there, Back leads to this page.
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
      title={t.login.neededTitle()}
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
        {t.login.noAccount()}{' '}
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
