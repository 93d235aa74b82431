import { memberGradeValues } from '@gli/sdk';
import { parseEnum, styled, translate } from '@gli/ui';
import { useTranslations } from '@/i18n';

const Emblem = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '3rem',
  height: '3rem',
  borderRadius: '$md',
  fontSize: '$xl',
  fontWeight: '$bold',
  letterSpacing: '$normal',
  variants: {
    grade: {
      reader: { background: '$surfaceSunken', color: '$textMuted', border: '1px solid $colors$border' },
      writer: { background: '$primarySoft', color: '$primaryText' },
      expert: { background: '$accentSoft', color: '$accentText' },
    },
  },
  defaultVariants: { grade: 'reader' },
});

/** A grade's letter: R, W or X. Spec §3 Member grades */
export function GradeEmblem({ grade }: { grade: string }) {
  const t = useTranslations();
  return (
    <Emblem grade={parseEnum(memberGradeValues, grade) ?? 'reader'} aria-hidden>
      {translate(t.authCenter.gradeLetter, grade)()}
    </Emblem>
  );
}
