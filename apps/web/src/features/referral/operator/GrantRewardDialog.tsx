import type { Referral, ReferralRuleEvent } from '@gli/sdk';
import { useRewardReferral } from '@gli/sdk/react';
import { useState } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { REASON_CHARACTERS } from './reason.ts';
import { ruleEvents } from './rule-values.ts';
import { useKeyed } from './use-keyed.ts';

type GrantRewardDialogProps = { referral: Referral; operatorId: string; onClose: () => void };

/** Grants the reward of one event of a referral; the rules give its amount. */
export function GrantRewardDialog({ referral, operatorId, onClose }: GrantRewardDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const keyed = useKeyed(operatorId);
  const reward = useRewardReferral();
  const [event, setEvent] = useState<ReferralRuleEvent>('sign_up');
  const [note, setNote] = useState('');
  const grant = async () => {
    const reason = note.trim();
    try {
      const { amount, token } = await keyed(`reward-grant:${referral.id}:${event}:${reason}`, (headers) =>
        reward.mutateAsync({
          id: referral.id,
          data: reason === '' ? { event } : { event, reason },
          headers,
        }),
      );
      toast({
        tone: 'success',
        title: t.referralOperator.granted({ amount: formats.tokenExact(amount, token) }),
      });
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={t.referralOperator.grantTitle()}
      description={t.referralOperator.grantText()}
      confirmLabel={t.referralOperator.grant()}
      busy={reward.isPending}
      error={reward.error}
      onConfirm={() => void grant()}
      onClose={onClose}
    >
      <Stack gap="md">
        <Field label={t.referralOperator.grantEvent()}>
          <NativeSelect
            value={event}
            onChange={(changed) =>
              setEvent(ruleEvents.find((one) => one === changed.currentTarget.value) ?? 'sign_up')
            }
          >
            {ruleEvents.map((one) => (
              <option key={one} value={one}>
                {t.referral.events[one]()}
              </option>
            ))}
          </NativeSelect>
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
            onChange={(changed) => setNote(changed.currentTarget.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
