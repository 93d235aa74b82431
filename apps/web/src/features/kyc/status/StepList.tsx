import type { KycStep, KycStepStatus } from '@gli/sdk';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { styled } from '@/design';
import { translate, useFormats, useTranslations } from '@/i18n';
import { parseEnum } from '@/shared';
import type { VerificationView } from './verification-view.ts';

const icons: Partial<Record<KycStepStatus, ReactNode>> = {
  locked: <Lock aria-hidden />,
  pending: <Clock aria-hidden />,
  approved: <Check aria-hidden />,
  rejected: <X aria-hidden />,
};
const knownStates = ['locked', 'open', 'pending', 'approved', 'rejected'] as const;

// Phones show one row of marks, because the heading below names the step.
const Steps = styled('ol', {
  display: 'grid',
  gap: '$1',
  '@mobile': { display: 'flex', justifyContent: 'space-between', gap: 0 },
});
const Step = styled('li', { minWidth: 0 });

const hiddenOnPhones = {
  '@mobile': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: '$3',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.5rem',
  padding: '$2 $3',
  borderRadius: '$md',
  border: '1px solid transparent',
  color: '$text',
  textAlign: 'left',
  '@mobile': {
    display: 'grid',
    gridTemplateColumns: 'auto',
    placeContent: 'center',
    width: '$touch',
    minHeight: '$touch',
    padding: 0,
  },
} as const;
const StepLink = styled(Link, {
  ...row,
  stateTransition: '$control',
  '@hover': { '&:hover': { background: 'color-mix(in srgb, $colors$text 6%, transparent)' } },
  '&[aria-current]': { background: '$surface', borderColor: '$border', boxShadow: '$card' },
});
const StepText = styled('div', { ...row, color: '$textMuted' });

const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '$round',
  fontSize: '$sm',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid $colors$borderStrong',
  '& svg': { width: '1rem', height: '1rem' },
  variants: {
    state: {
      locked: { color: '$textMuted' },
      open: { background: '$surface', color: '$text' },
      pending: { background: '$warningSoft', color: '$warningText', borderColor: 'transparent' },
      approved: { background: '$successSoft', color: '$successText', borderColor: 'transparent' },
      rejected: { background: '$dangerSoft', color: '$dangerText', borderColor: 'transparent' },
      other: { color: '$textMuted' },
    },
  },
});
const StepTexts = styled('span', hiddenOnPhones);
const StepName = styled('span', {
  display: 'block',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});
const StepState = styled('span', {
  display: 'block',
  fontSize: '$xs',
  letterSpacing: '$normal',
  color: '$textMuted',
  lineHeight: '$snug',
});

type StepListProps = { steps: readonly KycStep[]; view: VerificationView };

/** The five steps with their states, and the overview. A locked step is not a link, so no step can be skipped. */
export function StepList({ steps, view }: StepListProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <nav aria-label={t.authCenter.steps()}>
      <Steps>
        {steps.map(({ name, title, status, weight_percent: weight }, index) => {
          const content = (
            <>
              <Mark state={parseEnum(knownStates, status) ?? 'other'}>{icons[status] ?? index + 1}</Mark>
              <StepTexts>
                <StepName>{title}</StepName>
                <StepState>
                  {translate(t.authCenter.stepState, status)()} ·{' '}
                  {t.authCenter.weight({ percent: formats.percent(weight, 0) })}
                </StepState>
              </StepTexts>
            </>
          );
          return (
            <Step key={name}>
              {status === 'locked' ? (
                <StepText>{content}</StepText>
              ) : (
                <StepLink href={`/auth?step=${name}`} aria-current={name === view ? 'step' : undefined}>
                  {content}
                </StepLink>
              )}
            </Step>
          );
        })}
        <Step>
          <StepLink href="/auth?step=status" aria-current={view === 'status' ? 'step' : undefined}>
            <Mark state="open">
              <ListChecks aria-hidden />
            </Mark>
            <StepTexts>
              <StepName>{t.authCenter.status()}</StepName>
            </StepTexts>
          </StepLink>
        </Step>
      </Steps>
    </nav>
  );
}
