import { type Referral, referralRuleEventValues } from '@gli/sdk';
import { zReferralRewardInput } from '@gli/sdk/schemas';
import { NativeSelect, toSelectOptions, useOnChange, useToast } from '@gli/ui';
import { FormDialog, FormField, useZodForm, zOptionalText } from '@gli/ui/forms';
import * as z from 'zod/mini';
import { describeUnknownWrite } from '@/data';
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
  const { state } = granting;
  const form = useZodForm(zGrantForm, { defaultValues: { event: 'sign_up', reason: '' } });
  const grant = async (body: z.output<typeof zGrantForm>) => {
    const outcome = await granting.mutate(body);
    if (outcome?.status === 'rejected') throw outcome.error;
  };
  useOnChange(state.status, () => {
    if (state.status !== 'done') return;
    const amount = formats.tokenExact(state.data.amount, state.data.token);
    toast({ tone: 'success', title: t.referralOperator.granted({ amount }) });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      onSend={grant}
      title={t.referralOperator.grantTitle()}
      description={t.referralOperator.grantText()}
      confirmLabel={t.referralOperator.grant()}
      unknown={describeUnknownWrite(granting, {
        checking: t.referralOperator.grantLost,
        notFound: t.referralOperator.grantNotFound,
        drop: t.referralOperator.dontGrant,
      })}
      onClose={onClose}
    >
      <FormField name="event" label={t.referralOperator.grantEvent()}>
        <NativeSelect options={toSelectOptions(referralRuleEventValues, t.referral.events)} />
      </FormField>
      <FormField
        name="reason"
        label={t.referralOperator.grantReason()}
        hint={t.referralOperator.grantReasonHint()}
      />
    </FormDialog>
  );
}
