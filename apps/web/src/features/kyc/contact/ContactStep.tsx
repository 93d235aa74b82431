import type { ContactKind } from '@gli/domain';
import { useGetProfile } from '@gli/sdk/react';
import { BlocksSkeleton } from '@gli/ui';
import { StepOutcome, type StepProps } from '../status/StepOutcome.tsx';
import { ContactCode } from './ContactCode.tsx';
import { useStepCodes } from './use-contact-code.ts';

/** Steps 3 and 4: verifies an email address or phone number with a code sent to it. */
export function ContactStep({ step, kind, memberId, onNext }: StepProps & { kind: ContactKind }) {
  const profile = useGetProfile();
  const codes = useStepCodes(kind, memberId);
  if (step.status === 'approved') return <StepOutcome step={step} onNext={onNext} />;
  if (profile.isPending) {
    return <BlocksSkeleton count={2} />;
  }
  const known = kind === 'email' ? profile.data?.email : profile.data?.phone;
  return <ContactCode kind={kind} codes={codes} known={known ?? ''} onVerified={onNext} />;
}
