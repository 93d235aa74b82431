import type { ReferralCode } from '@gli/sdk';
import { useCreateReferralCode, useUpdateReferralCode } from '@gli/sdk/react';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { REFERRAL_CODE_CHARACTERS } from '../../../shared/invitation.ts';
import { useSubmit } from '../use-submit.ts';
import {
  type CodeValues,
  codeChangesOf,
  codeValuesOf,
  emptyCode,
  newCodeOf,
  useCodeRules,
} from './code-rules.ts';

/** Creates the member's code, with a wished text or a generated one. */
export function CreateCodeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const create = useCreateReferralCode();
  return (
    <CodeDialog
      title={t.referral.createTitle()}
      submitLabel={t.referral.createSubmit()}
      initial={emptyCode}
      choosesText
      save={async (values) => {
        const { code } = await create.mutateAsync({ data: newCodeOf(values) });
        toast({ tone: 'success', title: t.referral.created({ code }) });
      }}
      onClose={onClose}
    />
  );
}

type EditCodeDialogProps = { code: ReferralCode; memberId: string; onClose: () => void };

/** Changes note and limits of the code; its text stays, since links carry it. */
export function EditCodeDialog({ code, memberId, onClose }: EditCodeDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const update = useUpdateReferralCode();
  return (
    <CodeDialog
      title={t.referral.editTitle()}
      description={t.referral.editText()}
      submitLabel={t.referral.editSubmit()}
      initial={codeValuesOf(code)}
      save={async (values) => {
        await update.mutateAsync({ id: memberId, data: codeChangesOf(values, code) });
        toast({ tone: 'success', title: t.referral.edited() });
      }}
      onClose={onClose}
    />
  );
}

type CodeDialogProps = {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  initial: CodeValues;
  /** Whether the text of the code can be chosen. */
  choosesText?: boolean;
  /** Rejects with the server's error. */
  save: (values: CodeValues) => Promise<void>;
  onClose: () => void;
};

const fields = { code: 'code', description: 'note', max_uses: 'maxUses', expires_at: 'endsOn' } as const;

function CodeDialog(props: CodeDialogProps) {
  const { title, description, submitLabel, initial, choosesText = false, save, onClose } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  const rules = useCodeRules();
  const formId = useId();
  const form = useForm<CodeValues>({ defaultValues: initial });
  const { errors, isSubmitting } = form.formState;
  const saveAndClose = async (values: CodeValues) => {
    await save(values);
    onClose();
  };
  const { submit, failure } = useSubmit(form, saveAndClose, () => fields);
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
