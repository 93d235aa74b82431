import { checkDisplayName, checkEmail, checkRequired, type ValidationIssue } from '@gli/validation';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { Notice } from '../../../shared/forms/Notice.tsx';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { Subheading } from '../../../shared/page/Note.tsx';
import { SUPPORT_ADDRESS, SUPPORT_ANSWER_MINUTES, SUPPORT_HOURS } from '../support.ts';
import {
  type ContactInput,
  contactSubjects,
  MESSAGE_MAX_LENGTH,
  mailtoOf,
  messageOf,
  textOf,
} from './contact-message.ts';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
  gap: '$6',
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The contact form, with the hours and the address of support. Spec §9 Support */
export function ContactSection() {
  const t = useTranslations();
  return (
    <Columns>
      <Card>
        <Stack gap="lg">
          <Text tone="muted">{t.helpCenter.contactText()}</Text>
          <ContactForm />
        </Stack>
      </Card>
      <Card tone="sunken">
        <Stack gap="sm">
          <Subheading>{t.helpCenter.supportTitle()}</Subheading>
          <DescriptionList
            items={[
              { term: t.walkthrough.hours(), description: t.walkthrough.hoursValue(SUPPORT_HOURS) },
              {
                term: t.walkthrough.answer(),
                description: t.walkthrough.answerValue({ minutes: SUPPORT_ANSWER_MINUTES }),
              },
              {
                term: t.helpCenter.contactAddress(),
                description: SUPPORT_ADDRESS && (
                  <TextLink as="a" href={`mailto:${SUPPORT_ADDRESS}`}>
                    {SUPPORT_ADDRESS}
                  </TextLink>
                ),
              },
            ]}
          />
          {SUPPORT_ADDRESS === null ? <Text size="sm">{t.helpCenter.noAddress()}</Text> : null}
        </Stack>
      </Card>
    </Columns>
  );
}

/** Checks the message, then hands it to the member's mail program, or copies it (decision 24). Spec §8 Contact */
function ContactForm() {
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
  const format = (input: ContactInput) =>
    messageOf(input, {
      subject: t.helpCenter.mailSubject({ subject: t.helpCenter.subjects[input.subject]() }),
      from: (sender) => t.helpCenter.mailFrom(sender),
    });
  const send = form.handleSubmit((input) => {
    if (SUPPORT_ADDRESS === null) return copy();
    const url = mailtoOf(SUPPORT_ADDRESS, format(input));
    if (url === null) return setOutcome({ status: 'too_long', address: SUPPORT_ADDRESS });
    window.location.assign(url);
    setOutcome({ status: 'opened', address: SUPPORT_ADDRESS, url });
  });
  const copy = form.handleSubmit(async (input) => {
    const text = textOf(format(input));
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
          <NativeSelect
            options={optionsOf(contactSubjects, t.helpCenter.subjects)}
            {...form.register('subject')}
          />
        </Field>
        <Field
          label={t.helpCenter.message()}
          hint={t.helpCenter.messageHint()}
          error={errors.message?.message}
          required
        >
          <Textarea
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
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

type Outcome =
  | { status: 'none' }
  | { status: 'opened'; address: string; url: string }
  | { status: 'too_long'; address: string }
  | { status: 'copy_refused'; text: string };

/** The outcome, and what to do when the message was not sent. Spec §8 Contact send failure */
function ContactOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  switch (outcome.status) {
    case 'none':
      return null;
    case 'opened':
      return (
        <Notice kind="info" role="status">
          {t.helpCenter.opened({ address: outcome.address })}{' '}
          <TextLink as="a" href={outcome.url}>
            {t.helpCenter.openAgain()}
          </TextLink>
        </Notice>
      );
    case 'too_long':
      return (
        <Notice kind="failure" role="alert">
          {t.errors.contactSend()} {t.helpCenter.tooLong({ address: outcome.address })}
        </Notice>
      );
    case 'copy_refused':
      return (
        <Stack gap="sm">
          <Notice kind="failure" role="alert">
            {t.errors.contactSend()} {t.helpCenter.copyByHand()}
          </Notice>
          <Field label={t.helpCenter.contactCopyText()}>
            <Textarea
              rows={8}
              readOnly
              value={outcome.text}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
        </Stack>
      );
  }
}
