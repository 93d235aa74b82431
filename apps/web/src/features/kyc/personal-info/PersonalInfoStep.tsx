import { useGetProfile, useSubmitKycPersonalInfo } from '@gli/sdk/react';
import { BlocksSkeleton, Button, FailureNotice, Inline, Stack, Text } from '@gli/ui';
import { Form, useSubmit, useZodForm } from '@gli/ui/forms';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { RejectionReasons, StepOutcome, type StepProps } from '../status/StepOutcome.tsx';
import { AddressFields, FundsFields, PersonFields } from './PersonalInfoFields.tsx';
import { emptyPersonalInfo, type PersonalInfoValues, zPersonalInfoForm } from './personal-info.ts';

/** Step 1: personal information. The name and birth date are filled in from the profile. */
export function PersonalInfoStep({ step, memberId, onNext }: StepProps) {
  const t = useTranslations();
  const profile = useGetProfile();
  if (step.status === 'approved' || step.status === 'pending') {
    return <StepOutcome step={step} onNext={onNext} />;
  }
  if (profile.isPending) {
    return <BlocksSkeleton count={5} />;
  }
  // If the profile failed to load, the form starts empty.
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
  const form = useZodForm(zPersonalInfoForm, { defaultValues: initial });
  const submission = useSubmitKycPersonalInfo();
  const { submit, error } = useSubmit(form, async (body) => {
    await submission.mutateAsync({ id: memberId, body });
    await onSent();
  });
  return (
    <Form form={form} onSubmit={submit} draft="kyc-personal-info" gap="xl">
      <PersonFields />
      <AddressFields />
      <FundsFields />
      <Stack gap="md">
        <FailureNotice>{error ? errorText(error) : null}</FailureNotice>
        <Inline>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {t.authCenter.info.submit()}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
