import { useChangePassword } from '@gli/sdk/react';
import { zPasswordChangeInput } from '@gli/sdk/schemas';
import { Button, CardSection, Note, Stack, useToast } from '@gli/ui';
import { checkRule, Form, FormNotices, useSubmit, useZodForm, zPassword } from '@gli/ui/forms';
import { checkNewPassword } from '@gli/validation';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useErrorText, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { PasswordField, PasswordRules } from '../../auth/index.ts';

const { current_password, new_password } = zPasswordChangeInput.shape;

const zPasswordForm = z
  .object({
    current_password: zPassword(current_password),
    new_password: zPassword(new_password, checkRule(checkNewPassword)),
    repeated: z.string(),
  })
  .check(
    z.refine((values) => values.new_password !== values.current_password, {
      path: ['new_password'],
      when: () => true,
    }),
    z.refine(({ new_password: next, repeated }) => repeated === next, {
      path: ['repeated'],
      when: () => true,
    }),
  );
const empty = { current_password: '', new_password: '', repeated: '' };

/** Changes the password, which logs out all other devices. Spec §5 Password */
export function PasswordForm() {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const member = useMember();
  const rulesId = useId();
  const change = useChangePassword();
  const form = useZodForm(zPasswordForm, { defaultValues: empty });
  const { submit, failure } = useSubmit(form, async ({ repeated: _, ...body }) => {
    const { ended_sessions: ended } = await change.mutateAsync({ body });
    form.reset(empty);
    toast({
      tone: 'success',
      title: t.account.passwordChanged(),
      ...(ended.length > 0 && { description: t.account.otherDevicesEnded({ count: ended.length }) }),
    });
  });
  const { account } = t;
  return (
    <CardSection title={account.passwordTitle()}>
      <Note>{account.passwordLead()}</Note>
      <Form form={form} onSubmit={submit}>
        <Stack gap="md">
          {/* Identifies the account for password managers. */}
          <input type="text" autoComplete="username" value={member?.email ?? ''} readOnly hidden />
          <PasswordField
            name="current_password"
            label={account.currentPassword()}
            autoComplete="current-password"
          />
          <Stack gap="sm">
            <PasswordField
              name="new_password"
              label={account.newPassword()}
              invalid={account.passwordIsTheSame()}
              autoComplete="new-password"
              describedBy={rulesId}
              deps={['repeated']}
            />
            <PasswordRules id={rulesId} password={form.watch('new_password')} />
          </Stack>
          <PasswordField
            name="repeated"
            label={account.newPasswordAgain()}
            invalid={account.passwordsDiffer()}
            autoComplete="new-password"
          />
          <FormNotices failure={failure ? errorText(failure) : null} />
          <div>
            <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
              {account.changePassword()}
            </Button>
          </div>
        </Stack>
      </Form>
    </CardSection>
  );
}
