import type { ReferralCode } from '@gli/sdk';
import { useCreateReferralCode, useUpdateReferralCode } from '@gli/sdk/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { ErrorText } from '../../../shared/forms/ErrorText.tsx';
import { REFERRAL_CODE_CHARACTERS } from '../../../shared/member/invitation.ts';
import { useSubmit } from '../use-submit.ts';
import {
  type CodeValues,
  codeChangesOf,
  codeValuesOf,
  emptyCode,
  newCodeOf,
  useCodeRules,
} from './code-rules.ts';

const fields = { code: 'code', description: 'note', maximum_uses: 'maxUses', expires_at: 'endsOn' } as const;

type CodeDialogProps = {
  /** Null for a new code. */
  code: ReferralCode | null;
  memberId: string;
  onClose: () => void;
};

/** Creates the member's code, or changes its note and limits; a code's text stays, since links carry it. */
export function CodeDialog({ code, memberId, onClose }: CodeDialogProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const rules = useCodeRules();
  const formId = useId();
  const create = useCreateReferralCode();
  const update = useUpdateReferralCode();
  const form = useForm<CodeValues>({ defaultValues: code ? codeValuesOf(code) : emptyCode });
  const { errors, isSubmitting } = form.formState;
  const save = async (values: CodeValues) => {
    if (code) await update.mutateAsync({ id: memberId, body: codeChangesOf(values, code) });
    else await create.mutateAsync({ body: newCodeOf(values) });
    onClose();
  };
  const { submit, failure } = useSubmit(form, save, () => fields);
  const optional = (name: keyof CodeValues, label: string, hint: string) => ({
    label,
    hint,
    aside: t.referral.optional(),
    error: errors[name]?.message,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSubmitting}
      title={code ? t.referral.editTitle() : t.referral.createTitle()}
      description={code ? t.referral.editText() : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t.common.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {code ? t.referral.editSubmit() : t.referral.createSubmit()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          {code ? null : (
            <Field
              {...optional(
                'code',
                t.referral.wishedCode(),
                t.referral.wishedCodeHint(REFERRAL_CODE_CHARACTERS),
              )}
            >
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={REFERRAL_CODE_CHARACTERS.maximum}
                {...form.register('code', { validate: rules.code })}
              />
            </Field>
          )}
          <Field {...optional('maxUses', t.referral.maxUses(), t.referral.maxUsesHint())}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...form.register('maxUses', { validate: rules.maxUses })}
            />
          </Field>
          <Field {...optional('endsOn', t.referral.endsOn(), t.referral.endsOnHint())}>
            <Input type="date" {...form.register('endsOn', { validate: rules.endsOn })} />
          </Field>
          <Field {...optional('note', t.referral.note(), t.referral.noteHint())}>
            <Textarea rows={2} {...form.register('note', { validate: rules.note })} />
          </Field>
          {failure ? <ErrorText>{errorText(failure)}</ErrorText> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
