import { checkDisplayName, checkEmail, checkRequired, type ValidationIssue } from '@gli/validation';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../design/controls/Button.tsx';
import { Field } from '../../../../design/controls/Field.tsx';
import { Input } from '../../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../../design/controls/NativeSelect.tsx';
import { Textarea } from '../../../../design/controls/Textarea.tsx';
import { Grid, Inline, Stack } from '../../../../design/display/Layout.tsx';
import { useToast } from '../../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../../i18n/translations.ts';
import { copyText } from '../../../../shared/browser/copy-text.ts';
import { fieldText } from '../../../../shared/errors/field-text.ts';
import { useMember } from '../../../../shared/use-member.ts';
import { SUPPORT_ADDRESS } from '../../support-address.ts';
import { ContactOutcome, type Outcome } from './ContactOutcome.tsx';
import {
  CONTACT_MESSAGE_MAXIMUM,
  type ContactInput,
  contactSubjects,
  letterOf,
  mailtoOf,
  textOf,
} from './contact-message.ts';

type ContactFormProps = {
  /** Opens the member's mail program. */
  openMail: (url: string) => void;
};

/** Checks the message, then hands it to the member's mail program, or copies it (decision 24). Spec §8 Contact */
export function ContactForm({ openMail }: ContactFormProps) {
  const t = useTranslations();
  const toast = useToast();
  const member = useMember();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const form = useForm<ContactInput>({
    defaultValues: { name: member?.name ?? '', email: member?.email ?? '', subject: 'account', message: '' },
  });
  const { errors } = form.formState;
  const rule = (label: string, check: (value: string) => ValidationIssue | null) => (value: string) => {
    const issue = check(value);
    return issue === null || fieldText(t, issue, { label, amount: (amount) => amount });
  };
  const written = (input: ContactInput) =>
    letterOf(input, {
      subject: t.helpCenter.mailSubject({ subject: t.helpCenter.subjects[input.subject]() }),
      from: (sender) => t.helpCenter.mailFrom(sender),
    });
  const send = form.handleSubmit((input) => {
    if (SUPPORT_ADDRESS === null) return copy();
    const url = mailtoOf(SUPPORT_ADDRESS, written(input));
    if (url === null) return setOutcome({ status: 'too_long', address: SUPPORT_ADDRESS });
    openMail(url);
    setOutcome({ status: 'opened', address: SUPPORT_ADDRESS, url });
  });
  const copy = form.handleSubmit(async (input) => {
    const text = textOf(written(input));
    if (!(await copyText(text))) return setOutcome({ status: 'copy_refused', text });
    toast({
      tone: 'success',
      title: t.helpCenter.copied(),
      ...(SUPPORT_ADDRESS && { description: t.helpCenter.copiedText({ address: SUPPORT_ADDRESS }) }),
    });
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap="md">
        <Grid gap="md">
          <Field label={t.helpCenter.name()} error={errors.name?.message} required>
            <Input
              autoComplete="name"
              {...form.register('name', { validate: rule(t.helpCenter.name(), checkDisplayName) })}
            />
          </Field>
          <Field label={t.helpCenter.email()} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register('email', {
                validate: rule(
                  t.helpCenter.email(),
                  (value) => checkRequired(value, 'email') ?? checkEmail(value.trim()),
                ),
              })}
            />
          </Field>
        </Grid>
        <Field label={t.helpCenter.subject()}>
          <NativeSelect {...form.register('subject')}>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t.helpCenter.subjects[subject]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label={t.helpCenter.message()}
          hint={t.helpCenter.messageHint()}
          error={errors.message?.message}
          required
        >
          <Textarea
            rows={6}
            maxLength={CONTACT_MESSAGE_MAXIMUM}
            {...form.register('message', {
              validate: rule(t.helpCenter.message(), (value) => checkRequired(value, 'message')),
            })}
          />
        </Field>
        <ContactOutcome outcome={outcome} />
        <Inline>
          {SUPPORT_ADDRESS === null ? null : (
            <Button type="submit">
              <Mail aria-hidden />
              {t.helpCenter.sendContact()}
            </Button>
          )}
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t.helpCenter.copyContact()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
