import { zProfileInput } from '@gli/sdk/schemas';
import { Field, Input, PhoneInput, Stack, Textarea } from '@gli/ui';
import { FormField, getLength } from '@gli/ui/forms';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTranslations } from '@/i18n';
import type { zProfileForm } from './profile-form.ts';

const BIO_CHARACTERS = getLength(zProfileInput.shape.bio);

/** Name, phone, birth date and introduction, and the read-only email. Spec §5 Profile edit */
export function PersonalFields({ email }: { email: string }) {
  const { profileEdit } = useTranslations();
  const { watch } = useFormContext<z.input<typeof zProfileForm>>();
  return (
    <Stack gap="md">
      <FormField name="name" label={profileEdit.name()} autoComplete="name" />
      <Field label={profileEdit.email()} hint={profileEdit.emailHint()}>
        <Input type="email" value={email} readOnly />
      </Field>
      <FormField name="phone" label={profileEdit.phone()} hint={profileEdit.phoneHint()}>
        <PhoneInput placeholder={profileEdit.phonePlaceholder()} />
      </FormField>
      <FormField name="birth_date" label={profileEdit.birthDate()} type="date" autoComplete="bday" />
      <FormField
        name="bio"
        label={profileEdit.bio()}
        aside={profileEdit.bioCount({ count: [...watch('bio')].length, max: BIO_CHARACTERS.maximum })}
        hint={profileEdit.bioHint()}
      >
        <Textarea rows={3} />
      </FormField>
    </Stack>
  );
}
