import type { Referral } from '@gli/sdk';
import { zReferralRewardInput, zReferralRuleEvent } from '@gli/sdk/schemas';
import { useId } from 'react';
import * as z from 'zod/mini';
import { NativeSelect, Stack, useToast } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { ConfirmDialog, toSelectOptions } from '@/shared';
import {
  Form,
  FormField,
  useSubmit,
  useZodForm,
  zOptionalText,
} from '../../../shared/forms/zod-form/index.ts';
import { useGrantReward } from './use-reward-writes.ts';

const { event, reason } = zReferralRewardInput.shape;
const zGrantForm = z.object({ event, reason: zOptionalText(reason) });

/** Grants the reward of a referral event. The rules determine the amount. */
export function GrantRewardDialog({
  referral,
  operatorId,
  onClose,
}: {
  referral: Referral;
  operatorId: string;
  onClose: () => void;
}) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const grant = useGrantReward(operatorId, referral.id);
  const formId = useId();
  const form = useZodForm(zGrantForm, { defaultValues: { event: 'sign_up', reason: '' } });
  const { submit, failure } = useSubmit(form, async (body) => {
    const reward = await grant.mutate(body);
    if (!reward) return;
    const amount = formats.tokenExact(reward.amount, reward.token);
    toast({ tone: 'success', title: t.referralOperator.granted({ amount }) });
    onClose();
  });
  return (
    <ConfirmDialog
      title={t.referralOperator.grantTitle()}
      description={t.referralOperator.grantText()}
      confirmLabel={t.referralOperator.grant()}
      busy={form.formState.isSubmitting}
      error={failure}
      formId={formId}
      onClose={onClose}
    >
      <Form form={form} onSubmit={submit} id={formId}>
        <Stack gap="md">
          <FormField name="event" label={t.referralOperator.grantEvent()}>
            <NativeSelect options={toSelectOptions(zReferralRuleEvent.options, t.referral.events)} />
          </FormField>
          <FormField
            name="reason"
            label={t.referralOperator.grantReason()}
            hint={t.referralOperator.grantReasonHint()}
            limited
          />
        </Stack>
      </Form>
    </ConfirmDialog>
  );
}
