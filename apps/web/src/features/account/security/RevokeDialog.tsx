import type { LoginSession } from '@gli/sdk';
import { useRevokeLoginSession } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

/** Logs another device out. */
export function RevokeDialog({
  session: { id, device },
  onClose,
}: {
  session: LoginSession;
  onClose: () => void;
}) {
  const words = useWords();
  const toast = useToast();
  const revoke = useRevokeLoginSession();
  const confirm = () =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: words.mypage.revoked({ device }) });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.mypage.revokeTitle({ device })}
      description={words.mypage.revokeText()}
      confirmLabel={words.mypage.revoke()}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
