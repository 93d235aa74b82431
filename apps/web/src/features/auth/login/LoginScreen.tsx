import { GliApiError } from '@gli/sdk';
import { SIGNUP_PATH } from '@gli/session';
import { useSession } from '@gli/session/react';
import { checkRequired } from '@gli/validation';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FormNotices } from '../../../shared/forms/FormNotices.tsx';
import { Notice } from '../../../shared/forms/Notice.tsx';
import { EntryLinks, EntryPage } from '../EntryPage.tsx';
import { hasRedirect, keptQuery, useEntryQuery } from '../entry-address.ts';
import { PasswordField } from '../PasswordField.tsx';
import { announcedSeconds, type LoginWait, timeText, useLoginWait } from './use-login-wait.ts';

/** The guard takes anyone who is signed in to the address's `redirect`, else home. Spec §2 /login */
export default function LoginScreen() {
  const t = useTranslations();
  const search = useEntryQuery();
  return (
    <EntryPage title={t.login.heading()} lead={t.login.lead()}>
      {hasRedirect(search) ? <Notice kind="info">{t.login.neededForPage()}</Notice> : null}
      <LoginForm />
      <Stack gap="sm">
        <Text size="sm" tone="muted" css={{ textAlign: 'center' }}>
          {t.login.noAccount()}
        </Text>
        <LinkButton href={SIGNUP_PATH + keptQuery(search)} variant="secondary" size="lg" wide>
          {t.login.toSignup()}
        </LinkButton>
      </Stack>
      <EntryLinks
        links={[{ question: t.login.forgotten(), href: '/help-center', label: t.login.toHelp() }]}
      />
    </EntryPage>
  );
}

/** Login only checks that both are there: the rules for passwords are for choosing one (decision 13). */
function LoginForm() {
  const t = useTranslations();
  const formats = useFormats();
  const session = useSession();
  const errorText = useErrorText();
  const toast = useToast();
  const waitId = useId();
  const { wait, start, clear } = useLoginWait();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const isWaiting = wait.status === 'waiting';

  const required = (label: string) => (value: string) => {
    const issue = checkRequired(value, label);
    return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  };
  const send = form.handleSubmit(async (credentials) => {
    setFailure(null);
    const isOnTheWay = hasRedirect(window.location.search);
    try {
      const user = await session.signIn({ ...credentials, username: credentials.username.trim() });
      clear();
      // Home greets, too.
      if (isOnTheWay) toast({ tone: 'success', title: t.login.welcome({ name: user.name }) });
    } catch (error) {
      if (start(error)) return;
      clear();
      setFailure(error);
      if (error instanceof GliApiError && error.status === 401)
        form.setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field ignores whether the button is disabled.
        if (!isSubmitting && !isWaiting) void send(event);
      }}
      noValidate
    >
      <Stack gap="md">
        <Field label={t.login.email()} error={errors.username?.message} required>
          <Input
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username', { validate: required(t.login.email()) })}
          />
        </Field>
        <PasswordField
          label={t.login.password()}
          error={errors.password?.message}
          autoComplete="current-password"
          {...form.register('password', { validate: required(t.login.password()) })}
        />
        <FormNotices
          wrongFields={Object.keys(errors).length}
          failure={failure && !isWaiting ? errorText(failure, 'login') : null}
        />
        <WaitNotice wait={wait} id={waitId} />
        <Button
          type="submit"
          size="lg"
          wide
          busy={isSubmitting}
          disabled={isWaiting}
          aria-describedby={isWaiting ? waitId : undefined}
        >
          {t.login.submit()}
        </Button>
      </Stack>
    </form>
  );
}

/** How long login has to wait: shown every second, announced now and then. */
function WaitNotice({ wait, id }: { wait: LoginWait; id: string }) {
  const t = useTranslations();
  const { locale } = useI18nContext();
  const sentence = (seconds: number) =>
    `${t.login.tooManyAttempts()} ${t.login.waitFor({ time: timeText(seconds, locale) })}`;
  return (
    <>
      {wait.status === 'waiting' ? (
        <Notice kind="wait">
          <span aria-hidden>{sentence(Math.ceil(wait.remainingMs / 1_000))}</span>
        </Notice>
      ) : null}
      <VisuallyHidden role="status" id={id}>
        {wait.status === 'waiting' ? sentence(announcedSeconds(wait.remainingMs)) : null}
        {wait.status === 'over' ? t.login.waitIsOver() : null}
      </VisuallyHidden>
    </>
  );
}
