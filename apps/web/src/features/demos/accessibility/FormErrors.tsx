import { checkDisplayName, checkEmail } from '@gli/validation';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { TryCard } from '../TryCard.tsx';

/** A form that is sent with mistakes: the first of them gets the focus, each is tied to its field. */
export function FormErrors() {
  const t = useTranslations();
  const formats = useFormats();
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const { errors, isSubmitSuccessful } = form.formState;
  const wrong = Object.keys(errors).length;
  const said = (issue: ReturnType<typeof checkDisplayName> | ReturnType<typeof checkEmail>) =>
    issue === null || fieldText(t, issue, { label: '', amount: (amount) => amount });
  const send = form.handleSubmit(() => {});
  return (
    <TryCard title={t.demos.formErrors()} text={t.demos.formErrorsText()}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <Field label={t.demos.name()} error={errors.name?.message} required>
            <Input
              autoComplete="off"
              {...form.register('name', { validate: (value) => said(checkDisplayName(value)) })}
            />
          </Field>
          <Field label={t.demos.email()} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="off"
              {...form.register('email', { validate: (value) => said(checkEmail(value)) })}
            />
          </Field>
          <VisuallyHidden role="status">
            {wrong > 0 ? t.demos.fieldsWrong({ count: formats.integer(wrong) }) : null}
          </VisuallyHidden>
          <Button type="submit" variant="secondary">
            {isSubmitSuccessful && wrong === 0 ? t.demos.formRight() : t.demos.checkForm()}
          </Button>
        </Stack>
      </form>
    </TryCard>
  );
}
