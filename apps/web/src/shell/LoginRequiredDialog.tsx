import { loginPath } from '@gli/session';
import { useLocation } from 'wouter';
import { Button } from '../design/controls/Button.tsx';
import { Dialog } from '../design/feedback/Dialog.tsx';
import { useTranslations } from '../i18n/translations.ts';

/** The modal of Spec §2 Route guard: asks whether to go to the login, which leads back to this page. */
export default function LoginRequiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const goToLogin = () => {
    const { pathname, search, hash } = window.location;
    navigate(loginPath(pathname + search + hash));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t.shell.loginNeededTitle()}
      description={t.shell.loginNeededText()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.common.cancel()}
          </Button>
          <Button onClick={goToLogin}>{t.shell.goToLogin()}</Button>
        </>
      }
    />
  );
}
