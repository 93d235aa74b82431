import type { ReferralManualRewardInput, Token } from '@gli/sdk';
import { useGrantManualReward } from '@gli/sdk/react';
import { parseDecimal } from '@gli/validation';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ManualRewardDialog } from './ManualRewardDialog.tsx';
import { isReason, REASON_CHARACTERS } from './reason.ts';
import { TokenSelect } from './TokenSelect.tsx';
import { useAmountRule } from './use-amount-rule.ts';

const Narrow = styled('form', { maxWidth: '30rem' });

type ManualValues = { memberId: string; amount: string; token: Token; reason: string };
const empty: ManualValues = { memberId: '', amount: '', token: 'GLIB', reason: '' };

/** Grants one member what no rule gives; it is sent after everything was read once more. Spec §7 Referrals */
export function ManualReward({ operatorId }: { operatorId: string }) {
  const t = useTranslations();
  const amountRule = useAmountRule();
  const grant = useGrantManualReward();
  const [asked, setAsked] = useState<ReferralManualRewardInput | null>(null);
  const form = useForm<ManualValues>({ defaultValues: empty });
  const { errors } = form.formState;
  const submit = (event: FormEvent) =>
    void form.handleSubmit(({ memberId, amount, token, reason }) => {
      grant.reset();
      setAsked({
        member_id: memberId.trim(),
        amount: parseDecimal(amount) ?? amount,
        token,
        reason: reason.trim(),
      });
    })(event);
  return (
    <Card>
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
                validate: (typed) =>
                  /^[A-Za-z0-9_-]{1,64}$/.test(typed.trim()) || t.referralOperator.manualMemberWrong(),
              })}
            />
          </Field>
          <Field label={t.referralOperator.manualAmount()} error={errors.amount?.message} required>
            <Input
              inputMode="decimal"
              autoComplete="off"
              {...form.register('amount', {
                validate: amountRule({ label: t.referralOperator.manualAmount() }),
              })}
            />
          </Field>
          <Field label={t.referralOperator.token()}>
            <TokenSelect {...form.register('token')} />
          </Field>
          <Field
            label={t.referralOperator.reason()}
            hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
            error={errors.reason?.message}
            required
          >
            <Textarea
              rows={2}
              {...form.register('reason', {
                validate: (typed) => isReason(typed) || t.referralOperator.reasonWrong(REASON_CHARACTERS),
              })}
            />
          </Field>
          <div>
            <Button type="submit">{t.referralOperator.manualSubmit()}</Button>
          </div>
        </Stack>
      </Narrow>
      {asked ? (
        <ManualRewardDialog
          reward={asked}
          grant={grant}
          operatorId={operatorId}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            form.reset(empty);
          }}
        />
      ) : null}
    </Card>
  );
}
