import { useGetProfile, useSubmitKycPersonalInfo } from '@gli/sdk/react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FailureNotice } from '../../../shared/forms/Notice.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { submitUnless } from '../../../shared/forms/submit-unless.ts';
import { RejectionReasons, StepOutcome, type StepProps } from '../status/StepOutcome.tsx';
import { AddressFields, FundsFields, PersonFields } from './PersonalInfoFields.tsx';
import {
  emptyPersonalInfo,
  type PersonalInfoValues,
  personalInfoFields,
  personalInfoOf,
} from './personal-info.ts';

/** Step 1: who the member is. Name and birth date are filled in from the profile. */
export function PersonalInfoStep({ step, memberId, onNext }: StepProps) {
  const t = useTranslations();
  const profile = useGetProfile();
  if (step.status === 'approved' || step.status === 'pending') {
    return <StepOutcome step={step} onNext={onNext} />;
  }
  if (profile.isPending) {
    return (
      <LoadingRegion>
        <Stack gap="md">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="block" css={{ height: '4.5rem' }} />
          ))}
        </Stack>
      </LoadingRegion>
    );
  }
  // Without the profile the form only starts emptier.
  const { name = '', birth_date: birthDate = null } = profile.data ?? {};
  return (
    <Stack gap="lg">
      <Text tone="muted">{t.authCenter.info.lead()}</Text>
      <RejectionReasons reasons={step.rejection_reasons} />
      <PersonalInfoForm
        memberId={memberId}
        initial={emptyPersonalInfo({ name, birthDate })}
        onSent={onNext}
      />
    </Stack>
  );
}

type PersonalInfoFormProps = {
  memberId: string;
  initial: PersonalInfoValues;
  onSent: () => Promise<void>;
};

function PersonalInfoForm({ memberId, initial, onSent }: PersonalInfoFormProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const form = useForm<PersonalInfoValues>({ defaultValues: initial });
  const submission = useSubmitKycPersonalInfo();
  const { isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const data = personalInfoOf(values);
    if (data === null) return;
    try {
      await submission.mutateAsync({ id: memberId, body: data });
      await onSent();
    } catch (error) {
      showFieldErrors(error, personalInfoFields, form.setError);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submitUnless(isSubmitting, send)}>
        <Stack gap="xl">
          <PersonFields />
          <AddressFields />
          <FundsFields />
          <Stack gap="md">
            <FailureNotice>{submission.isError ? errorText(submission.error) : null}</FailureNotice>
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
