import { GliApiError } from '@gli/sdk';
import { LOGIN_PATH } from '@gli/session';
import { Button, Disclosure, Grid, Stack, TextLink } from '@gli/ui';
import { Form, FormField, FormNotices, useSubmit, useZodForm } from '@gli/ui/forms';
import { useEffect, useId } from 'react';
import { parseInvitation, useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { AuthLayout, EntryLinks } from '../AuthLayout.tsx';
import { keptQuery, useEntryQuery } from '../entry-address.ts';
import { PasswordField } from '../PasswordField.tsx';
import { Consents } from './Consents.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { zSignupForm } from './signup-form.ts';
import { useRegistration } from './use-registration.ts';

/** Sign-up page. The guard redirects signed-in members to the URL's `redirect`, or home. Spec §2 /signup */
export default function SignupScreen() {
  const t = useTranslations();
  const search = useEntryQuery();
  return (
    <AuthLayout title={t.signup.heading()} lead={t.signup.lead()}>
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
    </AuthLayout>
  );
}

/** Fields required for an account, and an optional referral code. Spec §5, §8 */
function SignupForm() {
  const t = useTranslations();
  const search = useEntryQuery();
  const rulesId = useId();
  const errorText = useErrorText();
  const invitation = parseInvitation(search);
  // Default values would overwrite text typed before hydration.
  const form = useZodForm(zSignupForm);
  const { getValues, setValue } = form;
  const invitedCode = invitation?.code;
  useEffect(() => {
    if (invitedCode && !getValues('referral_code')) setValue('referral_code', invitedCode);
  }, [invitedCode, getValues, setValue]);
  const { submit, error } = useSubmit(form, useRegistration(invitation));
  const isTaken = error instanceof GliApiError && error.code === 'email_already_registered';
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="name" label={t.signup.name()} autoComplete="name" />
      <FormField
        name="email"
        label={t.login.email()}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Stack gap="sm">
        <Grid min="sm" gap="md">
          <PasswordField
            name="password"
            label={t.login.password()}
            autoComplete="new-password"
            describedBy={rulesId}
            deps={['password_again']}
          />
          <PasswordField
            name="password_again"
            label={t.signup.passwordAgain()}
            invalid={t.signup.passwordsDiffer()}
            autoComplete="new-password"
          />
        </Grid>
        <PasswordRules id={rulesId} password={form.watch('password', '')} />
      </Stack>
      <Disclosure
        summary={t.signup.haveReferralCode()}
        open={Boolean(invitation ?? form.formState.errors.referral_code) || undefined}
      >
        <FormField
          name="referral_code"
          label={t.signup.referralCode()}
          hint={invitation ? t.signup.invited() : undefined}
          invalid={t.errors.referralCode()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Disclosure>
      <Consents />
      <FormNotices
        failure={
          error ? (
            <>
              <span>{errorText(error, 'signup')}</span>{' '}
              {isTaken ? (
                <TextLink href={LOGIN_PATH + keptQuery(search)}>{t.signup.toLogin()}</TextLink>
              ) : null}
            </>
          ) : null
        }
      />
      <Button type="submit" size="lg" wide busy={form.formState.isSubmitting}>
        {t.signup.submit()}
      </Button>
    </Form>
  );
}
