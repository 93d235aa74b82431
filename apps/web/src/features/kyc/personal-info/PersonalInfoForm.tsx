import { useSubmitKycPersonalInfo } from '@gli/sdk/react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { showServerErrors } from '../server-validation-errors.ts';
import { AddressFields } from './AddressFields.tsx';
import { FundsFields } from './FundsFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type PersonalInfoValues, personalInfoFields, personalInfoOf } from './personal-info.ts';

type PersonalInfoFormProps = {
  memberId: string;
  initial: PersonalInfoValues;
  onSent: () => Promise<void>;
};

/** The form of the personal information. What the server complains about goes to its fields. */
export function PersonalInfoForm({ memberId, initial, onSent }: PersonalInfoFormProps) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useForm<PersonalInfoValues>({ defaultValues: initial });
  const submission = useSubmitKycPersonalInfo();
  const { isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const data = personalInfoOf(values);
    if (data === null) return;
    try {
      const { status } = await submission.mutateAsync({ id: memberId, data });
      if (status !== 'rejected') toast({ tone: 'success', title: t.authCenter.info.sent() });
      await onSent();
    } catch (error) {
      showServerErrors(error, personalInfoFields, form.setError);
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field does not ask the button.
          if (!isSubmitting) void send(event);
        }}
      >
        <Stack gap="xl">
          <PersonFields />
          <AddressFields />
          <FundsFields />
          <Stack gap="md">
            {submission.isError ? (
              <Notice kind="failure" role="alert">
                {errorText(submission.error)}
              </Notice>
            ) : null}
            <Inline>
              <Button type="submit" size="lg" busy={isSubmitting}>
                {t.authCenter.info.submit()}
              </Button>
            </Inline>
          </Stack>
        </Stack>
      </form>
    </FormProvider>
  );
}
