import type { ReferralReward } from '@gli/sdk';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { isReason, REASON_CHARACTERS, useRewardProcessing } from './use-reward-writes.ts';

type RewardActionsProps = { reward: ReferralReward; operatorId: string };

/** Pays one reward, again after a failure, or cancels it. */
export function RewardActions({ reward, operatorId }: RewardActionsProps) {
  const t = useTranslations();
  const [openDialog, setOpenDialog] = useState<'none' | 'pay' | 'cancel'>('none');
  const { reason, status } = reward;
  // Nothing can be done while it is being paid.
  if (status !== 'pending' && status !== 'failed') return '–';
  const dialog = { reward, operatorId, onClose: () => setOpenDialog('none') };
  return (
    <Inline gap="xs">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.referralOperator.payReward({ reason })}
        onClick={() => setOpenDialog('pay')}
      >
        {status === 'failed' ? t.referralOperator.payAgain() : t.referralOperator.pay()}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.referralOperator.cancelThis({ reason })}
        onClick={() => setOpenDialog('cancel')}
      >
        {t.referralOperator.cancelReward()}
      </Button>
      {openDialog === 'pay' ? <PayDialog {...dialog} /> : null}
      {openDialog === 'cancel' ? <CancelDialog {...dialog} /> : null}
    </Inline>
  );
}

type DialogProps = RewardActionsProps & { onClose: () => void };

/** Pays a reward. A refused payout is a response, too: the reward is failed then, with the reason. */
function PayDialog({ reward, operatorId, onClose }: DialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const processing = useRewardProcessing(operatorId, reward.id);
  const amount = formats.tokenExact(reward.amount, reward.token);
  const pay = () =>
    processing.send({ action: 'pay' }, (processed) => {
      if (processed.status === 'failed') {
        const reason = processed.status_reason ?? t.errors.transaction();
        toast({ tone: 'danger', title: t.referralOperator.payFailed({ reason }) });
      } else toast({ tone: 'success', title: t.referralOperator.paidDone({ amount }) });
      onClose();
    });
  return (
    <ConfirmDialog
      title={t.referralOperator.payTitle()}
      description={t.referralOperator.payText()}
      confirmLabel={t.referralOperator.pay()}
      busy={processing.isPending}
      error={processing.error}
      onConfirm={() => void pay()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t.referral.reward(), description: reward.reason },
          { term: t.referral.amount(), description: amount, strong: true },
        ]}
      />
    </ConfirmDialog>
  );
}

/** Cancels a reward, for a reason that the member reads. */
function CancelDialog({ reward, operatorId, onClose }: DialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const processing = useRewardProcessing(operatorId, reward.id);
  const [reason, setReason] = useState('');
  const [showErrors, setShowErrors] = useState(false);
  const cancel = () => {
    setShowErrors(true);
    if (!isReason(reason)) return;
    void processing.send({ action: 'cancel', reason: reason.trim() }, () => {
      toast({ tone: 'success', title: t.referralOperator.cancelledDone() });
      onClose();
    });
  };
  return (
    <ConfirmDialog
      title={t.referralOperator.cancelTitle()}
      description={t.referralOperator.cancelText()}
      confirmLabel={t.referralOperator.cancelReward()}
      variant="danger"
      busy={processing.isPending}
      error={processing.error}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Field
        label={t.referralOperator.reason()}
        hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
        error={
          showErrors && !isReason(reason) ? t.referralOperator.reasonWrong(REASON_CHARACTERS) : undefined
        }
        required
      >
        <Textarea rows={2} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
