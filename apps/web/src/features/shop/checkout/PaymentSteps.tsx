import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const List = styled('ol', { display: 'grid', gap: '$3' });
const Step = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  fontWeight: '$medium',
  '& > :first-child': { width: '1.5rem', height: '1.5rem', flexShrink: 0 },
  variants: {
    status: {
      waiting: { color: '$textMuted' },
      busy: {},
      done: { '& svg': { color: '$successText' } },
      stopped: { '& svg': { color: '$dangerText' } },
    },
  },
});

export type StepStatus = 'waiting' | 'busy' | 'done' | 'stopped';

const marks = { waiting: Circle, busy: Spinner, done: CircleCheck, stopped: CircleAlert };

/** The two steps of a purchase: the order is placed, then it is paid. */
export function PaymentSteps({ order, payment }: { order: StepStatus; payment: StepStatus }) {
  const t = useTranslations();
  const steps = [
    { label: t.checkout.stepOrder(), status: order },
    { label: t.checkout.stepPayment(), status: payment },
  ];
  return (
    <List aria-live="polite">
      {steps.map(({ label, status }) => {
        const Mark = marks[status];
        return (
          <Step key={label} status={status} aria-current={status === 'busy' ? 'step' : undefined}>
            <Mark aria-hidden />
            {label}
            <VisuallyHidden>{t.checkout.stepStatus[status]()}</VisuallyHidden>
          </Step>
        );
      })}
    </List>
  );
}
