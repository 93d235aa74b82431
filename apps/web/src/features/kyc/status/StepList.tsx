import type { VerificationView } from '@gli/domain';
import type { KycStep, KycStepStatus } from '@gli/sdk';
import { IconTile, TextPair, translate } from '@gli/ui';
import { Check, Clock, ListChecks, Lock, X } from '@gli/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { Step, Steps, StepTexts } from './StepList.styles.ts';

const icons: Partial<Record<KycStepStatus, ReactNode>> = {
  locked: <Lock aria-hidden />,
  pending: <Clock aria-hidden />,
  approved: <Check aria-hidden />,
  rejected: <X aria-hidden />,
};
const tones: Partial<Record<KycStepStatus, 'warning' | 'success' | 'danger'>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** An entry of the list: a step, or the overview, which has no status. */
type Entry = { name: string; title: string; note?: string; mark: ReactNode; status?: KycStepStatus };

type StepListProps = { steps: readonly KycStep[]; view: VerificationView };

/**
 * The five steps with their statuses, and the overview. A locked step is not a link, so no step can be skipped.
 */
export function StepList({ steps, view }: StepListProps) {
  const t = useTranslations();
  const entries: readonly Entry[] = [
    ...steps.map(({ name, title, status }, index) => ({
      name,
      title,
      note: translate(t.authCenter.stepState, status)(),
      mark: icons[status] ?? index + 1,
      status,
    })),
    { name: 'status', title: t.authCenter.status(), mark: <ListChecks aria-hidden /> },
  ];
  return (
    <nav aria-label={t.authCenter.steps()}>
      <Steps>
        {entries.map(({ name, mark, status = 'open', ...texts }) => {
          const content = (
            <>
              <IconTile size="sm" shape="round" tone={tones[status] ?? 'outline'}>
                {mark}
              </IconTile>
              <StepTexts>
                <TextPair size="sm" {...texts} />
              </StepTexts>
            </>
          );
          return (
            <li key={name}>
              {status === 'locked' ? (
                <Step as="span" isLocked>
                  {content}
                </Step>
              ) : (
                <Step href={`/auth?step=${name}`} aria-current={name === view ? 'step' : undefined}>
                  {content}
                </Step>
              )}
            </li>
          );
        })}
      </Steps>
    </nav>
  );
}
