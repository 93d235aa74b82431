import type { KycStep, KycStepState } from '@gli/sdk';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import * as Part from './kyc.styles.ts';
import type { VerificationView } from './verification-view.ts';

const icons: Partial<Record<KycStepState, ReactNode>> = {
  locked: <Lock aria-hidden />,
  pending: <Clock aria-hidden />,
  approved: <Check aria-hidden />,
  rejected: <X aria-hidden />,
};
const known = ['locked', 'open', 'pending', 'approved', 'rejected'] as const;

type StepListProps = { steps: readonly KycStep[]; shown: VerificationView };

/** The five steps with their states, and the overview. A locked step is no link: nothing can be skipped. */
export function StepList({ steps, shown }: StepListProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <nav aria-label={t.authCenter.steps()}>
      <Part.Steps>
        {steps.map(({ name, title, state, weight_percent: weight }, index) => {
          const face = (
            <>
              <Part.Mark state={known.find((one) => one === state) ?? 'other'}>
                {icons[state] ?? index + 1}
              </Part.Mark>
              <span>
                <Part.StepName>{title}</Part.StepName>
                <Part.StepState>
                  {translate(t.authCenter.stepState, state)()} ·{' '}
                  {t.authCenter.weight({ percent: formats.percent(weight, 0) })}
                </Part.StepState>
              </span>
            </>
          );
          return (
            <Part.Step key={name}>
              {state === 'locked' ? (
                <Part.StepText>{face}</Part.StepText>
              ) : (
                <Link href={`/auth?step=${name}`} asChild>
                  <Part.StepLink aria-current={name === shown ? 'step' : undefined}>{face}</Part.StepLink>
                </Link>
              )}
            </Part.Step>
          );
        })}
        <Part.Step>
          <Link href="/auth?step=status" asChild>
            <Part.StepLink aria-current={shown === 'status' ? 'step' : undefined}>
              <Part.Mark state="open">
                <ListChecks aria-hidden />
              </Part.Mark>
              <Part.StepName>{t.authCenter.status()}</Part.StepName>
            </Part.StepLink>
          </Link>
        </Part.Step>
      </Part.Steps>
    </nav>
  );
}
