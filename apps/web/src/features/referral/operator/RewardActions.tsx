import type { ReferralReward } from '@gli/sdk';
import { zReferralRewardProcessInput } from '@gli/sdk/schemas';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { Button, DescriptionList, Inline, Textarea, useToast } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { ConfirmDialog } from '@/shared';
import { Form, FormField, useSubmit, useZodForm, zText } from '../../../shared/forms/zod-form/index.ts';
import { REASON_CHARACTERS, useRewardProcessing } from './use-reward-writes.ts';

const zCancelForm = z.object({ reason: zText(z.nonoptional(zReferralRewardProcessInput.shape.reason)) });

type RewardActionsProps = { reward: ReferralReward; operatorId: string };

/** Buttons that pay a reward, retry it after a failure, or cancel it. */
export function RewardActions({ reward, operatorId }: RewardActionsProps) {
  const t = useTranslations();
  const [openDialog, setOpenDialog] = useState<'none' | 'pay' | 'cancel'>('none');
  const { reason, status } = reward;
  // No actions while the reward is being paid.
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

/** Pays a reward. A rejected payout also returns a response, with the failed reward and the reason. */
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

/** Cancels a reward with a reason for the member. */
function CancelDialog({ reward, operatorId, onClose }: DialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const processing = useRewardProcessing(operatorId, reward.id);
  const formId = useId();
  const form = useZodForm(zCancelForm, { defaultValues: { reason: '' } });
  const { submit, failure } = useSubmit(form, async ({ reason }) => {
    const cancelled = await processing.mutate({ action: 'cancel', reason });
    if (!cancelled) return;
    toast({ tone: 'success', title: t.referralOperator.cancelledDone() });
    onClose();
  });
  return (
    <ConfirmDialog
      title={t.referralOperator.cancelTitle()}
      description={t.referralOperator.cancelText()}
      confirmLabel={t.referralOperator.cancelReward()}
      variant="danger"
      busy={form.formState.isSubmitting}
      error={failure}
      formId={formId}
      onClose={onClose}
    >
      <Form form={form} onSubmit={submit} id={formId}>
        <FormField
          name="reason"
          label={t.referralOperator.reason()}
          hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
          invalid={t.referralOperator.reasonWrong(REASON_CHARACTERS)}
        >
          <Textarea rows={2} />
        </FormField>
      </Form>
    </ConfirmDialog>
  );
}
