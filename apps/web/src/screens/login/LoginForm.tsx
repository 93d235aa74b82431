import { useSession } from '@gli/session/react';
import { checkRequired } from '@gli/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { Input } from '../../design/Input.tsx';
import { Stack } from '../../design/Layout.tsx';
import { PasswordInput } from '../../design/PasswordInput.tsx';
import { Text } from '../../design/Text.tsx';
import { useToast } from '../../design/toast-context.ts';
import { fieldText } from '../../errors/field-text.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';

type Credentials = { username: string; password: string };

/** E-mail and password. Log-in only asks that both are there; the password's rules are for choosing one (reading 13). */
export function LoginForm() {
  const words = useWords();
  const formats = useFormats();
  const session = useSession();
  const errorText = useErrorText();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const required = (label: string) => (value: string) => {
    const issue = checkRequired(value, label);
    return issue === null || fieldText(words, issue, { label, amount: formats.tokenExact });
  };
  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const user = await session.signIn({ ...credentials, username: credentials.username.trim() });
      toast({ tone: 'success', title: words.login.welcome({ name: user.name }) });
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Field label={words.login.email()} error={errors.username?.message} required>
          <Input
            type="email"
            autoComplete="username"
            {...form.register('username', { validate: required(words.login.email()) })}
          />
        </Field>
        <Field label={words.login.password()} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={words.login.showPassword()}
            hideLabel={words.login.hidePassword()}
            {...form.register('password', { validate: required(words.login.password()) })}
          />
        </Field>
        {failure ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(failure, 'login')}
          </Text>
        ) : null}
        <Button type="submit" size="lg" wide busy={isSubmitting}>
          {words.login.submit()}
        </Button>
      </Stack>
    </form>
  );
}
