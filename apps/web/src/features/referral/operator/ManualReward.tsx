import type { ReferralManualRewardInput, Token } from '@gli/sdk';
import { parseDecimal } from '@gli/validation';
import { type FormEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { AmountField, TokenField } from './AmountField.tsx';
import { isReason, REASON_CHARACTERS, useManualReward } from './use-reward-writes.ts';

const Narrow = styled('form', { maxWidth: '30rem' });

type ManualValues = { memberId: string; amount: string; token: Token; reason: string };
const emptyValues: ManualValues = { memberId: '', amount: '', token: 'GLIB', reason: '' };

/** Grants a member a reward that no rule gives; all of it is confirmed before it is sent. Spec §7 Referrals */
export function ManualReward({ operatorId }: { operatorId: string }) {
  const t = useTranslations();
  const [entered, setEntered] = useState<ReferralManualRewardInput | null>(null);
  const form = useForm<ManualValues>({ defaultValues: emptyValues });
  const { errors } = form.formState;
  const submit = (event: FormEvent) =>
    void form.handleSubmit(({ memberId, amount, token, reason }) =>
      setEntered({
        member_id: memberId.trim(),
        amount: parseDecimal(amount) ?? amount,
        token,
        reason: reason.trim(),
      }),
    )(event);
  return (
    <Card>
      <FormProvider {...form}>
        <Narrow onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text>{t.referralOperator.manualText()}</Text>
            <Field
              label={t.referralOperator.manualMember()}
              hint={t.referralOperator.manualMemberHint()}
              error={errors.memberId?.message}
              required
            >
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...form.register('memberId', {
                  validate: (text) =>
                    /^[A-Za-z0-9_-]{1,64}$/.test(text.trim()) || t.referralOperator.manualMemberWrong(),
                })}
              />
            </Field>
            <AmountField name="amount" label={t.referralOperator.manualAmount()} />
            <TokenField {...form.register('token')} />
            <Field
              label={t.referralOperator.reason()}
              hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
              error={errors.reason?.message}
              required
            >
              <Textarea
                rows={2}
                {...form.register('reason', {
                  validate: (text) => isReason(text) || t.referralOperator.reasonWrong(REASON_CHARACTERS),
                })}
              />
            </Field>
            <div>
              <Button type="submit">{t.referralOperator.manualSubmit()}</Button>
            </div>
          </Stack>
        </Narrow>
      </FormProvider>
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
  reward: ReferralManualRewardInput;
  operatorId: string;
  onClose: () => void;
  onDone: () => void;
};

function GrantDialog({ reward, operatorId, onClose, onDone }: GrantDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const grant = useManualReward(operatorId);
  const amount = formats.tokenExact(reward.amount, reward.token);
  const confirm = () =>
    grant.send(reward, () => {
      toast({ tone: 'success', title: t.referralOperator.manualDone({ amount }) });
      onDone();
    });
  return (
    <ConfirmDialog
      title={t.referralOperator.manualTitle()}
      description={t.referralOperator.manualText()}
      confirmLabel={t.referralOperator.manualSubmit()}
      busy={grant.isPending}
      error={grant.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t.referralOperator.manualMember(), description: reward.member_id },
          { term: t.referralOperator.manualAmount(), description: amount, strong: true },
          { term: t.referralOperator.reason(), description: reward.reason },
        ]}
      />
    </ConfirmDialog>
  );
}
