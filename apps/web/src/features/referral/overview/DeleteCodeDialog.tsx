import type { ReferralCode } from '@gli/sdk';
import { useDeleteReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

type DeleteCodeDialogProps = { code: ReferralCode; memberId: string; onClose: () => void };

/** Ends the code for good, after saying what that stops. */
export function DeleteCodeDialog({ code: { code }, memberId, onClose }: DeleteCodeDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const remove = useDeleteReferralCode();
  const confirm = () =>
    remove.mutate(
      { id: memberId },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: t.referral.removed() });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t.referral.removeTitle({ code })}
      description={t.referral.removeText()}
      confirmLabel={t.referral.remove()}
      variant="danger"
      busy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
