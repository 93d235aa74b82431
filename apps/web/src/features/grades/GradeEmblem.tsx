import { memberGradeValues } from '@gli/sdk';
import { IconTile, parseEnum, translate } from '@gli/ui';
import { useTranslations } from '@/i18n';

const tones = { reader: 'neutral', writer: 'primary', expert: 'accent' } as const;

/** A grade's letter: R, W or X. Spec §3 Member grades */
export function GradeEmblem({ grade }: { grade: string }) {
  const t = useTranslations();
  return (
    <IconTile size="lg" tone={tones[parseEnum(memberGradeValues, grade) ?? 'reader']} aria-hidden>
      {translate(t.authCenter.gradeLetter, grade)()}
    </IconTile>
  );
}
