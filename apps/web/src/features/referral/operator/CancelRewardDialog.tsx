import type { ReferralReward } from '@gli/sdk';
import { useProcessReward } from '@gli/sdk/react';
import { useState } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { isReason, REASON_CHARACTERS } from './reason.ts';
import { useKeyed } from './use-keyed.ts';

type CancelRewardDialogProps = { reward: ReferralReward; operatorId: string; onClose: () => void };

/** Cancels one reward, for a reason that the member reads. */
export function CancelRewardDialog({ reward, operatorId, onClose }: CancelRewardDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const keyed = useKeyed(operatorId);
  const process = useProcessReward();
  const [typed, setTyped] = useState('');
  const [showErrors, setShowErrors] = useState(false);
  const cancel = async () => {
    setShowErrors(true);
    if (!isReason(typed)) return;
    const reason = typed.trim();
    try {
      // Another reason is another body, so it must not go out under the same key.
      await keyed(`reward-cancel:${reward.id}:${reason}`, (headers) =>
        process.mutateAsync({ id: reward.id, data: { action: 'cancel', reason }, headers }),
      );
      toast({ tone: 'success', title: t.referralOperator.cancelledDone() });
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={t.referralOperator.cancelTitle()}
      description={t.referralOperator.cancelText()}
      confirmLabel={t.referralOperator.cancelReward()}
      variant="danger"
      busy={process.isPending}
      error={process.error}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <Field
        label={t.referralOperator.reason()}
        hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
        error={showErrors && !isReason(typed) ? t.referralOperator.reasonWrong(REASON_CHARACTERS) : undefined}
        required
      >
        <Textarea rows={2} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
