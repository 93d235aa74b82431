import { useGetProfile } from '@gli/sdk/react';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { RejectionReasons, StepOutcome } from '../status/StepOutcome.tsx';
import type { StepProps } from '../status/step-props.ts';
import { PersonalInfoForm } from './PersonalInfoForm.tsx';
import { emptyPersonalInfo } from './personal-info.ts';

/** Step 1: who the member is. Name and birth date begin as the profile has them. */
export function PersonalInfoStep({ step, memberId, onNext }: StepProps) {
  const t = useTranslations();
  const profile = useGetProfile();
  if (step.state === 'approved' || step.state === 'pending') {
    return <StepOutcome step={step} onNext={onNext} />;
  }
  if (profile.isPending) {
    return (
      <LoadingRegion label={t.common.loading()}>
        <Stack gap="md">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="block" css={{ height: '4.5rem' }} />
          ))}
        </Stack>
      </LoadingRegion>
    );
  }
  // Without the profile the form is as good, only emptier.
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
