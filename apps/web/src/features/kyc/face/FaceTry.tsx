import type { FaceVerificationStatus } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { FACE_ATTEMPTS_PER_DAY } from './face-attempts.ts';
import { LastAttempt } from './LastAttempt.tsx';
import { PortraitForm } from './PortraitForm.tsx';

const Rules = styled('ul', {
  display: 'grid',
  gap: '$1',
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  '& li::marker': { color: '$primaryText' },
});

type FaceTryProps = { face: FaceVerificationStatus; memberId: string; onSent: () => Promise<void> };

/** What is asked and why, how many attempts are left, how the last one ended, and the portrait itself. */
export function FaceTry({ face, memberId, onSent }: FaceTryProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { attempts_left: left, next_attempt_at: nextAt, last_attempt: last } = face;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text tone="muted">{t.authCenter.face.lead()}</Text>
        <Rules>
          <li>{t.authCenter.face.tips()}</li>
          <li>{t.authCenter.face.attemptsRule({ limit: FACE_ATTEMPTS_PER_DAY })}</li>
          <li>{t.authCenter.face.threshold({ percent: formats.percent(face.threshold_percent) })}</li>
        </Rules>
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
