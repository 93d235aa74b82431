import { type ContactKind, type SentCode, toEarlierCode } from '@gli/domain';
import { GliApiError } from '@gli/sdk';
import { Button, FailureNotice, Inline, Input, PhoneInput, Stack, secondsUntil, Text, useNow } from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { useState } from 'react';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { CodeForm } from './CodeForm.tsx';
import { zContactForms } from './contact-form.ts';
import type { ContactCodes } from './use-contact-code.ts';

type ContactCodeProps = {
  kind: ContactKind;
  codes: ContactCodes;
  /** Address or number from the profile, possibly empty. */
  known: string;
  onVerified: () => void | Promise<void>;
};

/** Form for an email address or phone number, followed by a form for the code sent to it. */
export function ContactCode({ kind, codes, known, onVerified }: ContactCodeProps) {
  const t = useTranslations();
  const [code, setCode] = useState<SentCode | null>(null);
  const [contact, setContact] = useState<string | null>(null);
  const enterCode = (next: SentCode) => {
    setContact(next.contact);
    setCode(next);
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
          onHaveCode={(typed) => enterCode(toEarlierCode(typed, Date.now()))}
        />
      ) : (
        <CodeForm
          kind={kind}
          codes={codes}
          state={code}
          onResent={enterCode}
          onChange={() => setCode(null)}
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
  onSent: (state: SentCode) => void;
  onHaveCode: (contact: string) => void;
};

function ContactForm({ kind, codes, initial, onSent, onHaveCode }: ContactFormProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const label = t.contactCode.contact[kind].label();
  const form = useZodForm(zContactForms[kind], { defaultValues: { contact: initial } });
  const { send, isSending, sendError: error, waitUntil } = codes;
  const now = useNow(waitUntil > 0);
  const wait = secondsUntil(waitUntil, now);

  const { submit } = useSubmit(form, async ({ contact }) => {
    const state = await send(contact);
    if (state) onSent(state);
  });
  const enterCode = form.handleSubmit(({ contact }) => onHaveCode(contact));
  // The server's validation error for the field, for example if it is another account's address or a landline
  // number.
  const fieldError = error instanceof GliApiError ? error.details[kind]?.[0] : undefined;

  return (
    <Form
      form={form}
      draft={`kyc-${kind}`}
      onSubmit={(event) => (wait > 0 ? event.preventDefault() : submit(event))}
    >
      <FormField
        name="contact"
        label={label}
        hint={kind === 'phone' ? t.contactCode.contact.phone.hint() : undefined}
        failure={fieldError}
      >
        {kind === 'phone' ? (
          <PhoneInput data-autofocus />
        ) : (
          <Input data-autofocus type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        )}
      </FormField>
      <FailureNotice>{error && fieldError === undefined ? errorText(error) : null}</FailureNotice>
      <Inline>
        <Button type="submit" busy={isSending} disabled={wait > 0}>
          {wait > 0 ? t.contactCode.code.resendIn({ seconds: wait }) : t.contactCode.code.send()}
        </Button>
        <Button variant="ghost" onClick={() => void enterCode()}>
          {t.contactCode.code.haveCode()}
        </Button>
      </Inline>
    </Form>
  );
}
