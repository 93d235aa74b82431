import { GliApiError } from '@gli/sdk';
import { zLoginInput } from '@gli/sdk/schemas';
import { SIGNUP_PATH } from '@gli/session';
import { useSession } from '@gli/session/react';
import { Button, LinkButton, Notice, Stack, Text, useToast, VisuallyHidden } from '@gli/ui';
import {
  checkRule,
  Form,
  FormField,
  FormNotices,
  useSubmit,
  useZodForm,
  zPassword,
  zText,
} from '@gli/ui/forms';
import { cleanEmail } from '@gli/validation';
import { useId } from 'react';
import * as z from 'zod/mini';
import { SESSION_TOPIC, useErrorText } from '@/data';
import { useI18nContext, useTranslations } from '@/i18n';
import { AuthLayout, EntryLinks } from '../AuthLayout.tsx';
import { getRedirectPlace, hasRedirect, keptQuery, useEntryQuery } from '../entry-address.ts';
import { PasswordField } from '../PasswordField.tsx';
import { announcedSeconds, type LoginWait, timeText, useLoginWait } from './use-login-wait.ts';

/** Login page. The guard redirects signed-in members to the URL's `redirect`, or home. Spec §2 /login */
export default function LoginScreen() {
  const t = useTranslations();
  const search = useEntryQuery();
  const place = getRedirectPlace(search);
  return (
    <AuthLayout
      title={t.login.heading()}
      // The query applies after the first paint, so one text replaces another, without a shift.
      lead={
        place
          ? t.login.neededForPlace({ place: t.places[place]() })
          : hasRedirect(search)
            ? t.login.neededForPage()
            : t.login.lead()
      }
    >
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
    </AuthLayout>
  );
}

/**
 * Requires only that both fields are filled in, because the password rules apply to new passwords (decision
 * 13).
 */
const zLoginForm = z.object({
  username: zText(zLoginInput.shape.username, z.overwrite(cleanEmail)),
  password: zPassword(
    zLoginInput.shape.password,
    checkRule((password) => (password === '' ? { code: 'password_required' } : null)),
  ),
});

function LoginForm() {
  const t = useTranslations();
  const session = useSession();
  const errorText = useErrorText();
  const toast = useToast();
  const waitId = useId();
  const { wait, start, clear } = useLoginWait();
  // Default values would overwrite text typed before hydration.
  const form = useZodForm(zLoginForm);
  const isWaiting = wait.status === 'waiting';
  const { submit, failure } = useSubmit(form, async (credentials) => {
    const isOnTheWay = hasRedirect(window.location.search);
    try {
      const user = await session.signIn(credentials);
      clear();
      // The home page shows its own greeting.
      if (isOnTheWay)
        toast({ tone: 'success', topic: SESSION_TOPIC, title: t.login.welcome({ name: user.name }) });
    } catch (error) {
      if (start(error, errorText(error, 'login'))) return;
      clear();
      if (error instanceof GliApiError && error.status === 401)
        form.setFocus('password', { shouldSelect: true });
      throw error;
    }
  });
  return (
    // Enter would submit the form even while the button is disabled.
    <Form form={form} onSubmit={(event) => (isWaiting ? event.preventDefault() : submit(event))}>
      <FormField
        name="username"
        label={t.login.email()}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={t.login.password()} autoComplete="current-password" />
      <FormNotices failure={failure && !isWaiting ? errorText(failure, 'login') : null} />
      <WaitNotice wait={wait} id={waitId} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={form.formState.isSubmitting}
        disabled={isWaiting}
        aria-describedby={isWaiting ? waitId : undefined}
      >
        {t.login.submit()}
      </Button>
    </Form>
  );
}

/** Remaining login delay, updated every second but announced less often. */
function WaitNotice({ wait, id }: { wait: LoginWait; id: string }) {
  const t = useTranslations();
  const { locale } = useI18nContext();
  const sentence = (seconds: number) => {
    const time = t.login.waitFor({ time: timeText(seconds, locale) });
    return wait.status === 'waiting' && wait.reason ? `${wait.reason} ${time}` : time;
  };
  return (
    <>
      {wait.status === 'waiting' ? (
        <Notice kind="wait">
          <span aria-hidden>{sentence(Math.ceil(wait.remainingMs / 1_000))}</span>
        </Notice>
      ) : null}
      <VisuallyHidden role="status" id={id}>
        {wait.status === 'waiting'
          ? sentence(announcedSeconds(wait.remainingMs))
          : wait.status === 'over'
            ? t.login.waitIsOver()
            : null}
      </VisuallyHidden>
    </>
  );
}
