import { GliApiError } from '@gli/sdk';
import { useSession } from '@gli/session/react';
import { checkRequired } from '@gli/validation';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FormNotices } from '../../../shared/FormNotices.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useLoginWait } from './use-login-wait.ts';
import { WaitNotice } from './WaitNotice.tsx';

type Credentials = { username: string; password: string };

/** E-mail and password. Log-in only asks that both are there; the password's rules are for choosing one (reading 13). */
export function LoginForm() {
  const t = useTranslations();
  const formats = useFormats();
  const session = useSession();
  const errorText = useErrorText();
  const toast = useToast();
  const waitId = useId();
  const { wait, begin, forget } = useLoginWait();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const isWaiting = wait.status === 'waiting';

  const required = (label: string) => (value: string) => {
    const issue = checkRequired(value, label);
    return issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  };
  const send = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const user = await session.signIn({ ...credentials, username: credentials.username.trim() });
      forget();
      toast({ tone: 'success', title: t.login.welcome({ name: user.name }) });
    } catch (error) {
      if (begin(error)) return;
      forget();
      setFailure(error);
      if (error instanceof GliApiError && error.status === 401)
        form.setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field does not ask the button.
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
