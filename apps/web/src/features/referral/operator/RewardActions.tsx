import type { ReferralReward } from '@gli/sdk';
import { zReferralRewardProcessInput } from '@gli/sdk/schemas';
import { Button, DescriptionList, Inline, useToast } from '@gli/ui';
import { FormDialog, useZodForm, zText } from '@gli/ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog, useDialogWrite } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { ReasonField } from './ReasonField.tsx';
import { useRewardProcessing } from './use-reward-writes.ts';

const zCancelForm = z.object({ reason: zText(z.nonoptional(zReferralRewardProcessInput.shape.reason)) });

type RewardActionsProps = { reward: ReferralReward; operatorId: string };

/** Buttons that pay a reward, retry it after a failure, or cancel it. */
export function RewardActions({ reward, operatorId }: RewardActionsProps) {
  const t = useTranslations();
  const [openDialog, setOpenDialog] = useState<'none' | 'pay' | 'cancel'>('none');
  const { reason, status } = reward;
  // A reward that is being paid has no actions.
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
      {openDialog === 'none' ? null : <ProcessDialog {...dialog} chosen={openDialog} />}
    </Inline>
  );
}

/** Dialog of the chosen action, or of an earlier one whose outcome is unknown. */
function ProcessDialog({ chosen, ...props }: DialogProps & { chosen: 'pay' | 'cancel' }) {
  const { state } = useRewardProcessing(props.operatorId, props.reward);
  const action = state.status === 'idle' ? chosen : state.variables.action;
  return action === 'cancel' ? <CancelDialog {...props} /> : <PayDialog {...props} />;
}

type DialogProps = RewardActionsProps & { onClose: () => void };

/** Pays a reward. If the payout is rejected, the response contains the failed reward and the reason. */
function PayDialog({ reward, operatorId, onClose }: DialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const processing = useRewardProcessing(operatorId, reward);
  const amount = formats.tokenExact(reward.amount, reward.token);
  const texts = {
    checking: t.referralOperator.rewardLost,
    notFound: t.referralOperator.rewardNotFound,
    drop: t.referralOperator.dontPay,
  };
  const { send, unknown } = useDialogWrite(processing, texts, (paid) => {
    if (paid.status === 'failed') {
      const reason = paid.status_reason ?? t.errors.transaction();
      toast({ tone: 'danger', title: t.referralOperator.payFailed({ reason }) });
    } else toast({ tone: 'success', title: t.referralOperator.paidDone({ amount }) });
    onClose();
  });
  return (
    <ActionDialog
      title={t.referralOperator.payTitle()}
      description={t.referralOperator.payText()}
      confirmLabel={t.referralOperator.pay()}
      unknown={unknown}
      onSend={() => send({ action: 'pay' })}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          [t.referral.reward(), reward.reason],
          [t.referral.amount(), amount, 'strong'],
        ]}
      />
    </ActionDialog>
  );
}

function CancelDialog({ reward, operatorId, onClose }: DialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const processing = useRewardProcessing(operatorId, reward);
  const form = useZodForm(zCancelForm, { defaultValues: { reason: '' } });
  const texts = {
    checking: t.referralOperator.rewardLost,
    notFound: t.referralOperator.rewardNotFound,
    drop: t.referralOperator.keepReward,
  };
  const { send, unknown } = useDialogWrite(processing, texts, () => {
    toast({ tone: 'success', title: t.referralOperator.cancelledDone() });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) => send({ action: 'cancel', reason })}
      title={t.referralOperator.cancelTitle()}
      description={t.referralOperator.cancelText()}
      confirmLabel={t.referralOperator.cancelReward()}
      variant="danger"
      unknown={unknown}
      onClose={onClose}
    >
      <ReasonField />
    </FormDialog>
  );
}
