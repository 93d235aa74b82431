import type { FaceVerificationAttempt } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { RejectionReasons } from '../status/StepOutcome.tsx';
import { stateTone } from '../status/state-tone.ts';

/** How the last attempt ended, and what to do better. */
export function LastAttempt({ attempt }: { attempt: FaceVerificationAttempt }) {
  const t = useTranslations();
  const formats = useFormats();
  const { status, submitted_at: time, score_percent: score } = attempt;
  return (
    <Card tone="sunken" padding="sm" role="group" aria-label={t.authCenter.face.lastAttempt()}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text size="sm" weight="semibold">
            {t.authCenter.face.lastAttempt()} · {formats.moment(time)}
          </Text>
          <Badge tone={stateTone(status)} dot>
            {translate(t.authCenter.face.results, status)()}
          </Badge>
        </Inline>
        <Text size="sm" tone="muted" numeric>
          {t.authCenter.face.score()}: {score === null ? t.authCenter.face.noScore() : formats.percent(score)}
        </Text>
        <RejectionReasons reasons={attempt.rejection_reasons} />
      </Stack>
    </Card>
  );
}
