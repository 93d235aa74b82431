import { useGetProfile } from '@gli/sdk/react';
import { useState } from 'react';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { StepOutcome } from '../status/StepOutcome.tsx';
import type { StepProps } from '../status/step-props.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { type CodeState, type ContactKind, oldCodeState } from './code-state.ts';

/** Steps 3 and 4: an address or number, the code that goes there, and entering it. */
export function ContactStep({ step, kind, memberId, onNext }: StepProps & { kind: ContactKind }) {
  const t = useTranslations();
  const profile = useGetProfile();
  const [course, setCourse] = useState<CodeState | null>(null);
  const [contact, setContact] = useState<string | null>(null);
  if (step.state === 'approved') return <StepOutcome step={step} onNext={onNext} />;
  if (profile.isPending) {
    return (
      <LoadingRegion label={t.common.loading()}>
        <Skeleton shape="block" css={{ height: '9rem' }} />
      </LoadingRegion>
    );
  }
  const known = kind === 'email' ? profile.data?.email : profile.data?.phone;
  const begin = (next: CodeState) => {
    setContact(next.contact);
    setCourse(next);
  };
  return (
    <Stack gap="lg">
      <Text tone="muted">{t.authCenter.contact[kind].lead()}</Text>
      {course === null ? (
        <ContactForm
          kind={kind}
          memberId={memberId}
          initial={contact ?? known ?? ''}
          onSent={begin}
          onHaveCode={(written) => begin(oldCodeState(written, Date.now()))}
        />
      ) : (
        <CodeForm
          kind={kind}
          memberId={memberId}
          course={course}
          onSentAgain={begin}
          onChange={() => setCourse(null)}
          onVerified={onNext}
        />
      )}
    </Stack>
  );
}
