import { GliApiError } from '@gli/sdk';
import { checkEmail, checkPhone, checkRequired, sanitizePhone } from '@gli/validation';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { secondsUntil, useNow } from '../../../shared/clock.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { CodeState, ContactKind } from './code-state.ts';
import { useSendCode } from './use-send-code.ts';

type ContactFormProps = {
  kind: ContactKind;
  memberId: string;
  initial: string;
  onSent: (course: CodeState) => void;
  onHaveCode: (contact: string) => void;
};

/** The address or number to verify. Spec §5 Email, Sanitizers */
export function ContactForm({ kind, memberId, initial, onSent, onHaveCode }: ContactFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const label = t.authCenter.contact[kind].label();
  const form = useForm<{ contact: string }>({ defaultValues: { contact: initial } });
  const { send, isPending, error, waitUntil } = useSendCode(kind, memberId);
  const now = useNow(waitUntil > 0);
  const wait = secondsUntil(waitUntil, now);

  const validate = (value: string) => {
    const issue =
      checkRequired(value, label) ?? (kind === 'email' ? checkEmail(value.trim()) : checkPhone(value));
    return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  };
  const submit = form.handleSubmit(async ({ contact }) => {
    const course = await send(contact.trim());
    if (course) onSent(course);
  });
  const haveCode = form.handleSubmit(({ contact }) => onHaveCode(contact.trim()));
  // The server's own word on the field: another account's address, a landline.
  const aboutField = error instanceof GliApiError ? error.details[kind]?.[0] : undefined;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && wait === 0) void submit(event);
      }}
    >
      <Stack gap="md">
        <Field
          label={label}
          hint={kind === 'phone' ? t.authCenter.contact.phone.hint() : undefined}
          error={form.formState.errors.contact?.message ?? aboutField}
          required
        >
          <Input
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('contact', {
              validate,
              ...(kind === 'phone' && { setValueAs: (value: string) => sanitizePhone(value) }),
            })}
          />
        </Field>
        {error && aboutField === undefined ? (
          <Notice kind="failure" role="alert">
            {errorText(error)}
          </Notice>
        ) : null}
        <Inline>
          <Button type="submit" busy={isPending} disabled={wait > 0}>
            {wait > 0 ? t.authCenter.code.resendIn({ seconds: wait }) : t.authCenter.code.send()}
          </Button>
          <Button variant="ghost" onClick={() => void haveCode()}>
            {t.authCenter.code.haveCode()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
