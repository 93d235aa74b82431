import { checkDisplayName, checkEmail, checkRequired, type ValidationIssue } from '@gli/validation';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
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
import { useBuildVersion } from '../../../shared/host/use-build-version.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { Subheading } from '../../../shared/page/Note.tsx';
import { usePlatform } from '../../../shared/platform.ts';
import { oneOf } from '../../../shared/search-params.ts';
import { SUPPORT_ANSWER_MINUTES, SUPPORT_HOURS } from '../support.ts';
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
  const { support } = usePlatform().settings;
  const version = useBuildVersion();
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
                description: support && (
                  <TextLink as="a" href={`mailto:${support}`}>
                    {support}
                  </TextLink>
                ),
              },
              {
                term: t.helpCenter.version(),
                description:
                  version &&
                  (version.isRunning ? version.text : t.helpCenter.olderVersion({ latest: version.text })),
              },
            ]}
          />
          {support === null ? <Text size="sm">{t.helpCenter.noAddress()}</Text> : null}
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
  const { support } = usePlatform().settings;
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [showErrors, setShowErrors] = useState(false);
  const [input, setInput] = useState<ContactInput>({
    name: member?.name ?? '',
    email: member?.email ?? '',
    subject: 'account',
    message: '',
  });
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setInput({ ...input, [currentTarget.name]: currentTarget.value });
  const issues = contactIssues(input);
  const errorOf = (field: CheckedField) => {
    const issue = showErrors ? issues[field] : null;
    return issue && fieldText(t, issue, { label: t.helpCenter[field](), amount: (amount) => amount });
  };
  const format = () =>
    messageOf(input, {
      subject: t.helpCenter.mailSubject({ subject: t.helpCenter.subjects[input.subject]() }),
      from: (sender) => t.helpCenter.mailFrom(sender),
    });
  /** Runs an action, or shows what is wrong and focuses the first field of it. */
  const whenValid = (action: () => void) => {
    const wrong = checkedFields.find((field) => issues[field] !== null);
    if (wrong === undefined) return action();
    setShowErrors(true);
    const field = form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    whenValid(() => {
      if (support === null) return void copy();
      const url = mailtoOf(support, format());
      if (url === null) return setOutcome({ status: 'too_long', address: support });
      window.location.assign(url);
      setOutcome({ status: 'opened', address: support, url });
    });
  };
  const copy = async () => {
    const text = textOf(format());
    if (!(await copyText(text))) return setOutcome({ status: 'copy_refused', text });
    toast({
      tone: 'success',
      title: t.helpCenter.copied(),
      ...(support && { description: t.helpCenter.copiedText({ address: support }) }),
    });
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="md">
        <Grid gap="md">
          <Field label={t.helpCenter.name()} error={errorOf('name')} required>
            <Input name="name" autoComplete="name" value={input.name} onChange={change} />
          </Field>
          <Field label={t.helpCenter.email()} error={errorOf('email')} required>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={input.email}
              onChange={change}
            />
          </Field>
        </Grid>
        <Field label={t.helpCenter.subject()}>
          <NativeSelect
            options={optionsOf(contactSubjects, t.helpCenter.subjects)}
            value={input.subject}
            onChange={({ currentTarget: { value } }) =>
              setInput({ ...input, subject: oneOf(contactSubjects, value) ?? input.subject })
            }
          />
        </Field>
        <Field
          label={t.helpCenter.message()}
          hint={t.helpCenter.messageHint()}
          error={errorOf('message')}
          required
        >
          <Textarea
            name="message"
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
            value={input.message}
            onChange={change}
          />
        </Field>
        <ContactOutcome outcome={outcome} />
        <Inline>
          {support === null ? null : (
            <Button type="submit">
              <Mail aria-hidden />
              {t.helpCenter.sendContact()}
            </Button>
          )}
          <Button variant="secondary" onClick={() => whenValid(() => void copy())}>
            <Copy aria-hidden />
            {t.helpCenter.copyContact()}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The fields that can be wrong, in the order of the form. */
const checkedFields = ['name', 'email', 'message'] as const;
type CheckedField = (typeof checkedFields)[number];

function contactIssues({ name, email, message }: ContactInput): Record<CheckedField, ValidationIssue | null> {
  return {
    name: checkDisplayName(name),
    email: checkRequired(email, 'email') ?? checkEmail(email.trim()),
    message: checkRequired(message, 'message'),
  };
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
