import { GliApiError } from '@gli/sdk';
import { LOGIN_PATH } from '@gli/session';
import { type FormEvent, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FormNotices } from '../../../shared/forms/FormNotices.tsx';
import { invitationOf } from '../../../shared/member/invitation.ts';
import { EntryLinks, EntryPage } from '../EntryPage.tsx';
import { keptQuery, useEntryQuery } from '../entry-address.ts';
import { PasswordField } from '../PasswordField.tsx';
import { Consents } from './Consents.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { SignupValues } from './use-registration.ts';
import { useRegistration, useSignupRules } from './use-registration.ts';

/** The guard takes anyone who is signed in to the address's `redirect`, else home. Spec §2 /signup */
export default function SignupScreen() {
  const t = useTranslations();
  const search = useEntryQuery();
  return (
    <EntryPage title={t.signup.heading()} lead={t.signup.lead()}>
      <SignupForm />
      <EntryLinks
        links={[
          {
            question: t.signup.hasAccount(),
            href: LOGIN_PATH + keptQuery(search),
            label: t.signup.toLogin(),
          },
        ]}
      />
    </EntryPage>
  );
}

/** Everything an account needs, and the code of an invitation. Spec §5, §8 */
function SignupForm() {
  const t = useTranslations();
  const search = useEntryQuery();
  const rulesId = useId();
  const errorText = useErrorText();
  const rules = useSignupRules();
  const invitation = invitationOf(search);
  const form = useForm<SignupValues>({
    defaultValues: {
      name: '',
      email: '',
      password: '',
      passwordAgain: '',
      referralCode: invitation?.code ?? '',
      acceptsTerms: false,
      acceptsPrivacy: false,
      acceptsRisk: false,
      acceptsMarketing: false,
    },
  });
  const { register, failure } = useRegistration(invitation, form.setError);
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(register);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field ignores whether the button is busy.
    if (!isSubmitting) void send(event);
  };
  const isTaken = failure instanceof GliApiError && failure.code === 'email_already_registered';
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Field label={t.signup.name()} error={errors.name?.message} required>
            <Input autoComplete="name" {...form.register('name', { validate: rules.name })} />
          </Field>
          <Field label={t.login.email()} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register('email', { validate: rules.email })}
            />
          </Field>
          <Stack gap="sm">
            <PasswordField
              label={t.login.password()}
              error={errors.password?.message}
              autoComplete="new-password"
              aria-describedby={rulesId}
              {...form.register('password', { validate: rules.password, deps: 'passwordAgain' })}
            />
            <PasswordRules id={rulesId} password={form.watch('password')} />
          </Stack>
          <PasswordField
            label={t.signup.passwordAgain()}
            error={errors.passwordAgain?.message}
            autoComplete="new-password"
            {...form.register('passwordAgain', { validate: rules.passwordAgain })}
          />
          <Field
            label={t.signup.referralCode()}
            aside={t.signup.optional()}
            hint={invitation ? t.signup.invited() : undefined}
            error={errors.referralCode?.message}
          >
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              {...form.register('referralCode')}
            />
          </Field>
          <Consents />
          <FormNotices
            wrongFields={Object.keys(errors).length}
            failure={
              failure ? (
                <>
                  {errorText(failure, 'signup')}{' '}
                  {isTaken ? (
                    <TextLink href={LOGIN_PATH + keptQuery(search)}>{t.signup.toLogin()}</TextLink>
                  ) : null}
                </>
              ) : null
            }
          />
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {t.signup.submit()}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
