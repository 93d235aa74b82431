import { useGetFaceVerificationStatus } from '@gli/sdk/react';
import { Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { nextReadMs } from '../status/next-read.ts';
import { StepOutcome } from '../status/StepOutcome.tsx';
import type { StepProps } from '../status/step-props.ts';
import { FaceHistory } from './FaceHistory.tsx';
import { FaceTry } from './FaceTry.tsx';

/** Step 5: a portrait by camera or as a picture, how the last one ended, and every attempt. */
export function FaceStep({ step, memberId, onNext }: StepProps) {
  const t = useTranslations();
  const isSent = step.state === 'approved' || step.state === 'pending';
  const face = useGetFaceVerificationStatus(memberId, {
    query: {
      refetchInterval: ({ state }) =>
        nextReadMs(state.data?.last_attempt ? [state.data.last_attempt.status] : []),
    },
  });
  return (
    <Stack gap="xl">
      {isSent ? <StepOutcome step={step} onNext={onNext} /> : null}
      {!isSent && face.isPending ? (
        <LoadingRegion label={t.common.loading()}>
          <Skeleton shape="block" css={{ height: '24rem' }} />
        </LoadingRegion>
      ) : null}
      {!isSent && face.isError ? <LoadFailure query={face} /> : null}
      {!isSent && face.data ? <FaceTry face={face.data} memberId={memberId} onSent={onNext} /> : null}
      <FaceHistory memberId={memberId} />
    </Stack>
  );
}
