import { loginPath } from '@gli/session';
import { useLocation } from 'wouter';
import { Button } from '../design/controls/Button.tsx';
import { Dialog } from '../design/feedback/Dialog.tsx';
import { useWords } from '../i18n/words.ts';

/** The modal of spec §2: log-in is needed, go there? It leads back to where the member is. */
export default function LoginRequiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
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
      title={words.shell.loginNeededTitle()}
      description={words.shell.loginNeededText()}
      closeLabel={words.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.common.cancel()}
          </Button>
          <Button onClick={goToLogin}>{words.shell.goToLogin()}</Button>
        </>
      }
    />
  );
}
