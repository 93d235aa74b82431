import { GliApiError } from '@gli/sdk';
import { checkEmail, checkPhone, checkRequired, sanitizePhone } from '@gli/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { PhoneInput } from '../../../design/controls/PhoneInput.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { secondsUntil, useNow } from '../../../shared/clock.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FailureNotice } from '../../../shared/forms/Notice.tsx';
import { submitUnless } from '../../../shared/forms/submit-unless.ts';
import { CodeForm } from './CodeForm.tsx';
import { type CodeState, type ContactKind, existingCodeState } from './code-state.ts';
import type { ContactCodes } from './use-contact-code.ts';

type ContactCodeProps = {
  kind: ContactKind;
  codes: ContactCodes;
  /** The address or number of the profile; empty if it has none. */
  known: string;
  onVerified: () => void | Promise<void>;
};

/** An e-mail address or phone number, then the code that was sent to it. */
export function ContactCode({ kind, codes, known, onVerified }: ContactCodeProps) {
  const t = useTranslations();
  const [code, setCode] = useState<CodeState | null>(null);
  const [contact, setContact] = useState<string | null>(null);
  const enterCode = (next: CodeState) => {
    setContact(next.contact);
    setCode(next);
  };
  const changeContact = () => {
    codes.forgetVerifyError();
    setCode(null);
  };
  return (
    <Stack gap="lg">
      <Text tone="muted">{t.contactCode.contact[kind].lead()}</Text>
      {code === null ? (
        <ContactForm
          kind={kind}
          codes={codes}
          initial={contact ?? known}
          onSent={enterCode}
          onHaveCode={(typed) => enterCode(existingCodeState(typed, Date.now()))}
        />
      ) : (
        <CodeForm
          kind={kind}
          codes={codes}
          state={code}
          onResent={enterCode}
          onChange={changeContact}
          onVerified={onVerified}
        />
      )}
    </Stack>
  );
}

type ContactFormProps = {
  kind: ContactKind;
  codes: ContactCodes;
  initial: string;
  onSent: (state: CodeState) => void;
  onHaveCode: (contact: string) => void;
};

/** The address or number to verify. Spec §5 Email, Sanitizers */
function ContactForm({ kind, codes, initial, onSent, onHaveCode }: ContactFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const label = t.contactCode.contact[kind].label();
  const form = useForm<{ contact: string }>({ defaultValues: { contact: initial } });
  const { send, isSending, sendError: error, waitUntil } = codes;
  const now = useNow(waitUntil > 0);
  const wait = secondsUntil(waitUntil, now);

  const validate = (value: string) => {
    const issue =
      checkRequired(value, label) ?? (kind === 'email' ? checkEmail(value.trim()) : checkPhone(value));
    return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  };
  const submit = form.handleSubmit(async ({ contact }) => {
    const state = await send(contact.trim());
    if (state) onSent(state);
  });
  const enterCode = form.handleSubmit(({ contact }) => onHaveCode(contact.trim()));
  const field = form.register('contact', {
    validate,
    ...(kind === 'phone' && { setValueAs: (value: string) => sanitizePhone(value) }),
  });
  // Another account's address, a landline: the server's validation error of the field.
  const fieldError = error instanceof GliApiError ? error.details[kind]?.[0] : undefined;

  return (
    <form noValidate onSubmit={submitUnless(isSending || wait > 0, submit)}>
      <Stack gap="md">
        <Field
          label={label}
          hint={kind === 'phone' ? t.contactCode.contact.phone.hint() : undefined}
          error={form.formState.errors.contact?.message ?? fieldError}
          required
        >
          {kind === 'phone' ? (
            <PhoneInput {...field} />
          ) : (
            <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
          )}
        </Field>
        <FailureNotice>{error && fieldError === undefined ? errorText(error) : null}</FailureNotice>
        <Inline>
          <Button type="submit" busy={isSending} disabled={wait > 0}>
            {wait > 0 ? t.contactCode.code.resendIn({ seconds: wait }) : t.contactCode.code.send()}
          </Button>
          <Button variant="ghost" onClick={() => void enterCode()}>
            {t.contactCode.code.haveCode()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
