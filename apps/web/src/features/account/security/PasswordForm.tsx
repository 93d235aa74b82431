import { useChangePassword } from '@gli/sdk/react';
import {
  checkNewPassword,
  checkRequired,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  type ValidationIssue,
} from '@gli/validation';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FormNotices } from '../../../shared/forms/FormNotices.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { submitUnless } from '../../../shared/forms/submit-unless.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { PasswordField } from '../../auth/index.ts';

const Form = styled('form', { maxWidth: '27rem' });

type PasswordValues = { current: string; next: string; repeated: string };
const empty: PasswordValues = { current: '', next: '', repeated: '' };
const fields = { current_password: 'current', new_password: 'next' } as const;

/** Changes the password, which logs the other devices out. Spec §5 Password */
export function PasswordForm() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const errorText = useErrorText();
  const member = useMember();
  const hintId = useId();
  const change = useChangePassword();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const errorOf = (issue: ValidationIssue | null, label: string) =>
    issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });

  const send = form.handleSubmit(async ({ current, next }) => {
    setFailure(null);
    try {
      const { ended_sessions: ended } = await change.mutateAsync({
        body: { current_password: current, new_password: next },
      });
      form.reset(empty);
      toast({
        tone: 'success',
        title: t.account.passwordChanged(),
        ...(ended.length > 0 && { description: t.account.otherDevicesEnded({ count: ended.length }) }),
      });
    } catch (error) {
      if (showFieldErrors(error, fields, form.setError) === 0) setFailure(error);
    }
  });
  const { account } = t;
  return (
    <Section
      title={account.passwordTitle()}
      action={
        <Text tone="muted" css={{ flexBasis: '100%' }}>
          {account.passwordLead()}
        </Text>
      }
    >
      <Card>
        <Form onSubmit={submitUnless(isSubmitting, send)} noValidate>
          <Stack gap="md">
            {/* Tells password managers whose password it is. */}
            <input type="text" autoComplete="username" value={member?.email ?? ''} readOnly hidden />
            <PasswordField
              label={account.currentPassword()}
              error={errors.current?.message}
              autoComplete="current-password"
              {...form.register('current', {
                validate: (value) => errorOf(checkRequired(value, 'password'), account.currentPassword()),
              })}
            />
            <PasswordField
              label={account.newPassword()}
              error={errors.next?.message}
              autoComplete="new-password"
              aria-describedby={hintId}
              {...form.register('next', {
                deps: 'repeated',
                validate: {
                  rule: (value) => errorOf(checkNewPassword(value), account.newPassword()),
                  other: (value, { current }) => value !== current || account.passwordIsTheSame(),
                },
              })}
            />
            <Note id={hintId}>
              {account.newPasswordHint({
                minimum: PASSWORD_MIN_CHARACTERS,
                maximum: PASSWORD_MAX_CHARACTERS,
              })}
            </Note>
            <PasswordField
              label={account.newPasswordAgain()}
              error={errors.repeated?.message}
              autoComplete="new-password"
              {...form.register('repeated', {
                validate: (value, { next }) => value === next || account.passwordsDiffer(),
              })}
            />
            <FormNotices
              wrongFields={Object.keys(errors).length}
              failure={failure ? errorText(failure) : null}
            />
            <div>
              <Button type="submit" busy={isSubmitting}>
                {account.changePassword()}
              </Button>
            </div>
          </Stack>
        </Form>
      </Card>
    </Section>
  );
}
