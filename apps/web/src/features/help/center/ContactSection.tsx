import {
  Button,
  Card,
  copyText,
  DescriptionList,
  Field,
  Grid,
  Inline,
  NativeSelect,
  Notice,
  Stack,
  Text,
  Textarea,
  TextLink,
  toSelectOptions,
  useHydrated,
  useToast,
} from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { useState } from 'react';
import { useMember, usePlatform } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { SUPPORT_HOURS } from '../support.ts';
import {
  buildMailto,
  buildMessage,
  type ContactInput,
  contactSubjects,
  formatMessage,
  zContactForm,
} from './contact-message.ts';

/** Returns the support address, or null if the host has not set one. Empty before hydration. */
function useSupport(): string | null {
  const { support } = usePlatform().settings;
  return useHydrated() ? support : '';
}

/** The contact form, with support hours and address. Spec §9 Support */
export function ContactSection() {
  const t = useTranslations();
  const formats = useFormats();
  const support = useSupport();
  return (
    <Card gap="md">
      <DescriptionList
        layout="compact"
        items={[
          [
            t.walkthrough.hours(),
            t.walkthrough.hoursValue({
              from: formats.timeOfDay(SUPPORT_HOURS.from),
              to: formats.timeOfDay(SUPPORT_HOURS.to),
            }),
          ],
          [
            t.helpCenter.contactAddress(),
            support && (
              <TextLink as="a" href={`mailto:${support}`}>
                {support}
              </TextLink>
            ),
          ],
        ]}
      />
      {support === null ? <Text size="sm">{t.helpCenter.noAddress()}</Text> : null}
      <ContactForm />
    </Card>
  );
}

/** Validates the message, then opens it in the mail app or copies it (decision 24). Spec §8 Contact */
function ContactForm() {
  const t = useTranslations();
  const toast = useToast();
  const member = useMember();
  const support = useSupport();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  // Default values would overwrite text typed before hydration.
  const form = useZodForm(
    zContactForm,
    member ? { defaultValues: { name: member.name, email: member.email ?? '' } } : {},
  );
  const format = (input: ContactInput) =>
    buildMessage(input, {
      subject: t.helpCenter.mailSubject({ subject: t.helpCenter.subjects[input.subject]() }),
      from: (sender) => t.helpCenter.mailFrom(sender),
    });
  const copy = async (input: ContactInput) => {
    const text = formatMessage(format(input));
    if (!(await copyText(text))) return setOutcome({ status: 'copy_refused', text });
    toast({
      tone: 'success',
      title: t.helpCenter.copied(),
      ...(support && { description: t.helpCenter.copiedText({ address: support }) }),
    });
  };
  const { submit } = useSubmit(form, (input) => {
    if (support === null) return copy(input);
    const url = buildMailto(support, format(input));
    if (url === null) return setOutcome({ status: 'too_long', address: support });
    window.location.assign(url);
    setOutcome({ status: 'opened', address: support, url });
  });
  return (
    <Form form={form} onSubmit={submit} draft="contact">
      <Grid gap="md" min="fields">
        <FormField name="name" label={t.helpCenter.name()} autoComplete="name" />
        <FormField
          name="email"
          label={t.helpCenter.email()}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Grid>
      <FormField name="subject" label={t.helpCenter.subject()}>
        <NativeSelect options={toSelectOptions(contactSubjects, t.helpCenter.subjects)} />
      </FormField>
      <FormField name="message" label={t.helpCenter.message()} hint={t.helpCenter.messageHint()}>
        <Textarea rows={3} />
      </FormField>
      <ContactOutcome outcome={outcome} />
      <Inline>
        {support === null ? null : <Button type="submit">{t.helpCenter.sendContact()}</Button>}
        <Button variant="secondary" onClick={() => void form.handleSubmit(copy)()}>
          {t.helpCenter.copyContact()}
        </Button>
      </Inline>
    </Form>
  );
}

type Outcome =
  | { status: 'none' }
  | { status: 'opened'; address: string; url: string }
  | { status: 'too_long'; address: string }
  | { status: 'copy_refused'; text: string };

/** The outcome, and the next step if the message was not sent. Spec §8 Contact send failure */
function ContactOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  switch (outcome.status) {
    case 'none':
      return null;
    case 'opened':
      return (
        <Notice kind="info" role="status">
          <span>{t.helpCenter.opened({ address: outcome.address })}</span>{' '}
          <TextLink as="a" href={outcome.url}>
            {t.helpCenter.openAgain()}
          </TextLink>
        </Notice>
      );
    case 'too_long':
      return (
        <Notice kind="failure" role="alert">
          {`${t.errors.contactSend()} ${t.helpCenter.tooLong({ address: outcome.address })}`}
        </Notice>
      );
    case 'copy_refused':
      return (
        <Stack gap="sm">
          <Notice kind="failure" role="alert">
            {`${t.errors.contactSend()} ${t.helpCenter.copyByHand()}`}
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
