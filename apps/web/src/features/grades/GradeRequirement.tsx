import { decimal } from '@gli/validation';
import { Stack } from '../../design/display/Layout.tsx';
import { Text } from '../../design/display/Text.tsx';
import { Progress } from '../../design/feedback/Progress.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';

type GradeRequirementProps = {
  label: string;
  token: string;
  held: string;
  required: string;
  remaining: string;
};

/** How much of what a grade asks for the member has, and what is missing. */
export function GradeRequirement({ label, token, held, required, remaining }: GradeRequirementProps) {
  const t = useTranslations();
  const formats = useFormats();
  const isReached = decimal.isZero(remaining);
  return (
    <Stack gap="xs">
      <Progress
        label={label}
        // Geometry only: amounts stay exact in the words.
        value={Number(held)}
        max={Math.max(Number(required), 1)}
        valueText={t.authCenter.ofRequired({
          held: formats.token(held),
          required: formats.token(required, token),
        })}
        tone={isReached ? 'success' : 'primary'}
      />
      <Text size="sm" tone={isReached ? 'success' : 'muted'} numeric>
        {isReached
          ? t.authCenter.reached()
          : t.authCenter.missing({ amount: formats.tokenExact(remaining, token) })}
      </Text>
    </Stack>
  );
}
