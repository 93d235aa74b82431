import { whilePending } from '@gli/domain';
import type { FaceVerificationAttempt, FaceVerificationStatus } from '@gli/sdk';
import { useGetFaceVerificationStatus } from '@gli/sdk/react';
import {
  BlocksSkeleton,
  BulletList,
  Card,
  Inline,
  Note,
  Notice,
  QueryError,
  Stack,
  StatusBadge,
  Text,
} from '@gli/ui';
import { FACE_ATTEMPTS_PER_DAY } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { RejectionReasons, StepOutcome, type StepProps } from '../status/StepOutcome.tsx';
import { FaceHistory } from './FaceHistory.tsx';
import { PortraitForm } from './PortraitForm.tsx';

/** Step 5: a portrait from the camera or a file, the latest result, and all attempts. */
export function FaceStep({ step, memberId, onNext }: StepProps) {
  const isSent = step.status === 'approved' || step.status === 'pending';
  const face = useGetFaceVerificationStatus(
    { id: memberId },
    { query: whilePending(({ last_attempt: last }: FaceVerificationStatus) => (last ? [last.status] : [])) },
  );
  return (
    <Stack gap="xl">
      {isSent ? <StepOutcome step={step} onNext={onNext} /> : null}
      {!isSent && face.isPending ? <BlocksSkeleton count={6} /> : null}
      {!isSent && face.isError ? <QueryError query={face} /> : null}
      {!isSent && face.data ? <FaceAttempt face={face.data} memberId={memberId} onSent={onNext} /> : null}
      <FaceHistory memberId={memberId} />
    </Stack>
  );
}

type FaceAttemptProps = { face: FaceVerificationStatus; memberId: string; onSent: () => Promise<void> };

/** The rules, the last attempt, and the portrait form or the time at which the next attempt is possible. */
function FaceAttempt({ face, memberId, onSent }: FaceAttemptProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { attempts_left: left, next_attempt_at: nextAt, last_attempt: last } = face;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text tone="muted">{t.authCenter.face.lead()}</Text>
        <BulletList size="sm">
          <li>{t.authCenter.face.tips()}</li>
          <li>{t.authCenter.face.attemptsRule({ limit: FACE_ATTEMPTS_PER_DAY })}</li>
          <li>{t.authCenter.face.threshold({ percent: formats.percent(face.threshold_percent) })}</li>
        </BulletList>
      </Stack>
      {last ? <LastAttempt attempt={last} /> : null}
      {nextAt === null ? (
        <>
          <Text weight="semibold" numeric role="status">
            {t.authCenter.face.attemptsLeft({ count: left })}
          </Text>
          <PortraitForm memberId={memberId} challenges={face.challenges} onSent={onSent} />
        </>
      ) : (
        <Notice kind="wait" role="status">
          {t.authCenter.face.waitUntil({ time: formats.moment(nextAt) })}
        </Notice>
      )}
    </Stack>
  );
}

function LastAttempt({ attempt }: { attempt: FaceVerificationAttempt }) {
  const t = useTranslations();
  const formats = useFormats();
  const { status, submitted_at: time, score_percent: score } = attempt;
  return (
    <Card tone="sunken" padding="sm" role="group" aria-label={t.authCenter.face.lastAttempt()} gap="sm">
      <Inline justify="between">
        <Text size="sm" weight="semibold">
          {`${t.authCenter.face.lastAttempt()} · ${formats.moment(time)}`}
        </Text>
        <StatusBadge status={status} labels={t.authCenter.face.results} />
      </Inline>
      <Note numeric>
        {`${t.authCenter.face.score()}: ${score === null ? t.authCenter.face.noScore() : formats.percent(score)}`}
      </Note>
      <RejectionReasons reasons={attempt.rejection_reasons} />
    </Card>
  );
}
