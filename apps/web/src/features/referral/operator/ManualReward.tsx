import { zReferralManualRewardInput } from '@gli/sdk/schemas';
import { Button, Card, DescriptionList, Stack, Text, useToast } from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm, zAmount, zText } from '@gli/ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog, useDialogWrite } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { ReasonField } from './ReasonField.tsx';
import { TokenField } from './TokenField.tsx';
import { type ManualRewardBody, useManualReward } from './use-reward-writes.ts';

const { member_id, amount, token, reason } = zReferralManualRewardInput.shape;
const zManualForm = z.object({
  member_id: zText(member_id),
  amount: zAmount(amount),
  token,
  reason: zText(reason),
});
const emptyValues: z.input<typeof zManualForm> = { member_id: '', amount: '', token: 'GLIB', reason: '' };

/** Grants a member a reward outside the rules after confirmation. Spec §7 Referrals */
export function ManualReward({ operatorId }: { operatorId: string }) {
  const t = useTranslations();
  const [entered, setEntered] = useState<ManualRewardBody | null>(null);
  const form = useZodForm(zManualForm, { defaultValues: emptyValues });
  const { submit } = useSubmit(form, setEntered);
  return (
    <Card>
      <Form form={form} onSubmit={submit}>
        <Stack gap="md" css={{ maxWidth: '30rem' }}>
          <Text>{t.referralOperator.manualText()}</Text>
          <FormField
            name="member_id"
            label={t.referralOperator.manualMember()}
            hint={t.referralOperator.manualMemberHint()}
            invalid={t.referralOperator.manualMemberWrong()}
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormField name="amount" label={t.referralOperator.manualAmount()} inputMode="decimal" />
          <TokenField name="token" />
          <ReasonField />
          <div>
            <Button type="submit">{t.referralOperator.manualSubmit()}</Button>
          </div>
        </Stack>
      </Form>
      {entered ? (
        <GrantDialog
          reward={entered}
          operatorId={operatorId}
          onClose={() => setEntered(null)}
          onDone={() => {
            setEntered(null);
            form.reset(emptyValues);
          }}
        />
      ) : null}
    </Card>
  );
}

type GrantDialogProps = {
  reward: ManualRewardBody;
  operatorId: string;
  onClose: () => void;
  onDone: () => void;
};

/** Confirms the entered reward, or shows an earlier one whose outcome is unknown. */
function GrantDialog({ reward: entered, operatorId, onClose, onDone }: GrantDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const granting = useManualReward(operatorId);
  const { state } = granting;
  const reward = state.status === 'idle' ? entered : state.variables;
  const amount = formats.tokenExact(reward.amount, reward.token);
  const texts = {
    checking: t.referralOperator.grantUnknown,
    notFound: t.referralOperator.grantUnknown,
    drop: t.referralOperator.dontGrant,
  };
  const { send, unknown } = useDialogWrite(granting, texts, () => {
    toast({ tone: 'success', title: t.referralOperator.manualDone({ amount }) });
    if (reward === entered) onDone();
    else onClose();
  });
  return (
    <ActionDialog
      title={t.referralOperator.manualTitle()}
      description={t.referralOperator.manualText()}
      confirmLabel={t.referralOperator.manualSubmit()}
      unknown={unknown}
      onSend={() => send(reward)}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          [t.referralOperator.manualMember(), reward.member_id],
          [t.referralOperator.manualAmount(), amount, 'strong'],
          [t.referralOperator.reason(), reward.reason],
        ]}
      />
    </ActionDialog>
  );
}
