import type { LoginSession } from '@gli/sdk';
import { useRevokeLoginSession } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

/** Logs another device out. */
export function RevokeDialog({
  session: { id, device },
  onClose,
}: {
  session: LoginSession;
  onClose: () => void;
}) {
  const t = useTranslations();
  const toast = useToast();
  const revoke = useRevokeLoginSession();
  const confirm = () =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: t.mypage.revoked({ device }) });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t.mypage.revokeTitle({ device })}
      description={t.mypage.revokeText()}
      confirmLabel={t.mypage.revoke()}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
