import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { REFERRAL_CODE_CHARACTERS } from '../../../shared/member/invitation.ts';
import { showFieldErrors } from '../../../shared/show-field-errors.ts';
import type { CodeValues } from './code-values.ts';
import { useCodeRules } from './use-code-rules.ts';

type CodeDialogProps = {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  initial: CodeValues;
  /** Whether the text of the code can be chosen. */
  choosesText?: boolean;
  /** Rejects with the server's refusal. */
  save: (values: CodeValues) => Promise<void>;
  onClose: () => void;
};

const fields = { code: 'code', description: 'note', max_uses: 'maxUses', expires_at: 'endsOn' } as const;

/** The form of a referral code. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, description, submitLabel, initial, choosesText = false, save, onClose } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  const rules = useCodeRules();
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<CodeValues>({ defaultValues: initial });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await save(values);
      onClose();
    } catch (error) {
      if (showFieldErrors<CodeValues>(error, fields, form.setError) === 0) setFailure(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field does not ask the button.
    if (!isSubmitting) void send(event);
  };
  const optional = t.referral.optional();
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSubmitting}
      title={title}
      description={description}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t.common.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          {choosesText ? (
            <Field
              label={t.referral.wishedCode()}
              aside={optional}
              hint={t.referral.wishedCodeHint(REFERRAL_CODE_CHARACTERS)}
              error={errors.code?.message}
            >
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={REFERRAL_CODE_CHARACTERS.maximum}
                {...form.register('code', { validate: rules.code })}
              />
            </Field>
          ) : null}
          <Field
            label={t.referral.maxUses()}
            aside={optional}
            hint={t.referral.maxUsesHint()}
            error={errors.maxUses?.message}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...form.register('maxUses', { validate: rules.maxUses })}
            />
          </Field>
          <Field
            label={t.referral.endsOn()}
            aside={optional}
            hint={t.referral.endsOnHint()}
            error={errors.endsOn?.message}
          >
            <Input type="date" {...form.register('endsOn', { validate: rules.endsOn })} />
          </Field>
          <Field
            label={t.referral.note()}
            aside={optional}
            hint={t.referral.noteHint()}
            error={errors.note?.message}
          >
            <Textarea rows={2} {...form.register('note', { validate: rules.note })} />
          </Field>
          {failure ? (
            <Text tone="danger" weight="medium" role="alert">
              {errorText(failure)}
            </Text>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
