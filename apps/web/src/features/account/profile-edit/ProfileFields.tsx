import { checkDisplayName, checkPhone, sanitizePhone, type ValidationIssue } from '@gli/validation';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { PhoneInput } from '../../../design/controls/PhoneInput.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { BIO_MAX_CHARACTERS, type ProfileValues } from './profile-values.ts';

/** Name, phone, birth date and introduction; the e-mail is read-only. Spec §5 Profile edit */
export function PersonalFields({ email }: { email: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const { register, formState, watch } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const errorOf = (issue: ValidationIssue | null, label: string) =>
    issue === null || fieldText(t, issue, { label, amount: formats.tokenExact });
  const { profileEdit } = t;
  // Registered in the order of the page: the first invalid field gets the focus.
  const name = register('name', {
    validate: (value) => errorOf(checkDisplayName(value), profileEdit.name()),
  });
  const phone = register('phone', { validate: (value) => errorOf(checkPhone(value), profileEdit.phone()) });
  const changePhone = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const clean = sanitizePhone(typed);
    // Only if different: assigning moves the caret to the end.
    if (clean !== typed) event.currentTarget.value = clean;
    return phone.onChange(event);
  };
  return (
    <Stack gap="md">
      <Field label={profileEdit.name()} error={errors.name?.message} required>
        <Input autoComplete="name" {...name} />
      </Field>
      <Field label={profileEdit.email()} hint={profileEdit.emailHint()}>
        <Input type="email" value={email} readOnly />
      </Field>
      <Field
        label={profileEdit.phone()}
        aside={profileEdit.optional()}
        hint={profileEdit.phoneHint()}
        error={errors.phone?.message}
      >
        <PhoneInput placeholder={profileEdit.phonePlaceholder()} {...phone} onChange={changePhone} />
      </Field>
      <Field label={profileEdit.birthDate()} aside={profileEdit.optional()} error={errors.birthDate?.message}>
        <Input type="date" autoComplete="bday" {...register('birthDate')} />
      </Field>
      <Field
        label={profileEdit.bio()}
        aside={profileEdit.bioCount({ count: [...watch('bio')].length, most: BIO_MAX_CHARACTERS })}
        hint={profileEdit.bioHint()}
        error={errors.bio?.message}
      >
        <Textarea
          rows={3}
          {...register('bio', {
            validate: (value) =>
              [...value.trim()].length <= BIO_MAX_CHARACTERS ||
              profileEdit.bioTooLong({ most: BIO_MAX_CHARACTERS }),
          })}
        />
      </Field>
    </Stack>
  );
}
