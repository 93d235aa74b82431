import { memberGradeValues } from '@gli/sdk';
import { parseEnum, translate } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { Emblem } from './GradeEmblem.styles.ts';

/** A grade's letter: R, W or X. Spec §3 Member grades */
export function GradeEmblem({ grade }: { grade: string }) {
  const t = useTranslations();
  return (
    <Emblem grade={parseEnum(memberGradeValues, grade) ?? 'reader'} aria-hidden>
      {translate(t.authCenter.gradeLetter, grade)()}
    </Emblem>
  );
}
