import type { ReferralCode } from '@gli/sdk';
import { useDeleteReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

type DeleteCodeDialogProps = { code: ReferralCode; memberId: string; onClose: () => void };

/** Ends the code for good, after saying what that stops. */
export function DeleteCodeDialog({ code: { code }, memberId, onClose }: DeleteCodeDialogProps) {
  const words = useWords();
  const toast = useToast();
  const remove = useDeleteReferralCode();
  const confirm = () =>
    remove.mutate(
      { id: memberId },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: words.referral.removed() });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.referral.removeTitle({ code })}
      description={words.referral.removeText()}
      confirmLabel={words.referral.remove()}
      variant="danger"
      busy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
