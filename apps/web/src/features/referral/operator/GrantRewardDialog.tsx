import { type Referral, referralRuleEventValues } from '@gli/sdk';
import { zReferralRewardInput } from '@gli/sdk/schemas';
import { NativeSelect, toSelectOptions, useToast } from '@gli/ui';
import { FormDialog, FormField, useZodForm, zOptionalText } from '@gli/ui/forms';
import * as z from 'zod/mini';
import { useDialogWrite } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useGrantReward } from './use-reward-writes.ts';

const { event, reason } = zReferralRewardInput.shape;
const zGrantForm = z.object({ event, reason: zOptionalText(reason) });

type GrantRewardDialogProps = { referral: Referral; operatorId: string; onClose: () => void };

/** Grants the reward of a referral event. The rules determine the amount. */
export function GrantRewardDialog({ referral, operatorId, onClose }: GrantRewardDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const granting = useGrantReward(operatorId, referral);
  const form = useZodForm(zGrantForm, { defaultValues: { event: 'sign_up', reason: '' } });
  const texts = {
    checking: t.referralOperator.grantLost,
    notFound: t.referralOperator.grantNotFound,
    drop: t.referralOperator.dontGrant,
  };
  const { send, unknown } = useDialogWrite(granting, texts, ({ amount, token }) => {
    const granted = formats.tokenExact(amount, token);
    toast({ tone: 'success', title: t.referralOperator.granted({ amount: granted }) });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      onSend={send}
      title={t.referralOperator.grantTitle()}
      description={t.referralOperator.grantText()}
      confirmLabel={t.referralOperator.grant()}
      unknown={unknown}
      onClose={onClose}
    >
      <FormField name="event" label={t.referralOperator.grantEvent()}>
        <NativeSelect data-autofocus options={toSelectOptions(referralRuleEventValues, t.referral.events)} />
      </FormField>
      <FormField
        name="reason"
        label={t.referralOperator.grantReason()}
        hint={t.referralOperator.grantReasonHint()}
      />
    </FormDialog>
  );
}
