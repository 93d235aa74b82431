import type { ReferralCode } from '@gli/sdk';
import { useCreateReferralCode, useUpdateReferralCode } from '@gli/sdk/react';
import { Textarea } from '@gli/ui';
import { FormDialog, FormField, useZodForm } from '@gli/ui/forms';
import { REFERRAL_CODE_CHARACTERS } from '@gli/validation';
import type * as z from 'zod/mini';
import { useTranslations } from '@/i18n';
import { toCodeChanges, toCodeValues, zCodeForm } from './code-form.ts';

type CodeDialogProps = {
  code: ReferralCode | null;
  onClose: () => void;
};

/**
 * Creates the member's code, or edits its note and limits. The code itself can't be changed, because links
 * contain it.
 */
export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const t = useTranslations();
  const create = useCreateReferralCode();
  const update = useUpdateReferralCode();
  const form = useZodForm(zCodeForm, { defaultValues: toCodeValues(code) });
  const save = async (input: z.output<typeof zCodeForm>) => {
    if (code) await update.mutateAsync({ id: code.member_id, body: toCodeChanges(input, code) });
    else await create.mutateAsync({ body: input });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      onSend={save}
      draft={`referral-code:${code?.code ?? 'new'}`}
      title={code ? t.referral.editTitle() : t.referral.createTitle()}
      description={code ? t.referral.editText() : undefined}
      confirmLabel={code ? t.referral.editSubmit() : t.referral.createSubmit()}
      onClose={onClose}
    >
      {code ? null : (
        <FormField
          name="code"
          label={t.referral.wishedCode()}
          hint={t.referral.wishedCodeHint(REFERRAL_CODE_CHARACTERS)}
          invalid={t.referral.wishedCodeWrong(REFERRAL_CODE_CHARACTERS)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <FormField
        name="maximum_uses"
        label={t.referral.maxUses()}
        hint={t.referral.maxUsesHint()}
        inputMode="numeric"
      />
      <FormField
        name="expires_at"
        label={t.referral.endsOn()}
        hint={t.referral.endsOnHint()}
        invalid={t.referral.endsOnPast()}
        type="date"
      />
      <FormField name="description" label={t.referral.note()} hint={t.referral.noteHint()}>
        <Textarea rows={2} />
      </FormField>
    </FormDialog>
  );
}
