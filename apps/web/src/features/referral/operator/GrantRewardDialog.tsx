import type { Referral, ReferralRuleEvent } from '@gli/sdk';
import { useState } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { defined, oneOf } from '../../../shared/search-params.ts';
import { ruleEvents } from './rule-values.ts';
import { REASON_CHARACTERS, useGrantReward } from './use-reward-writes.ts';

/** Grants the reward of one event of a referral; the rules give its amount. */
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
  const [event, setEvent] = useState<ReferralRuleEvent>('sign_up');
  const [note, setNote] = useState('');
  const confirm = () =>
    grant.send({ event, ...defined({ reason: note.trim() || undefined }) }, (reward) => {
      const amount = formats.tokenExact(reward.amount, reward.token);
      toast({ tone: 'success', title: t.referralOperator.granted({ amount }) });
      onClose();
    });
  return (
    <ConfirmDialog
      title={t.referralOperator.grantTitle()}
      description={t.referralOperator.grantText()}
      confirmLabel={t.referralOperator.grant()}
      busy={grant.isPending}
      error={grant.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="md">
        <Field label={t.referralOperator.grantEvent()}>
          <NativeSelect
            options={optionsOf(ruleEvents, t.referral.events)}
            value={event}
            onChange={({ currentTarget }) => setEvent(oneOf(ruleEvents, currentTarget.value) ?? 'sign_up')}
          />
        </Field>
        <Field
          label={t.referralOperator.grantReason()}
          aside={t.referral.optional()}
          hint={t.referralOperator.grantReasonHint()}
        >
          <Input
            value={note}
            autoComplete="off"
            maxLength={REASON_CHARACTERS.maximum}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
