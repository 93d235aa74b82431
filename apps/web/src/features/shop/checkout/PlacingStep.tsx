import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Button, IconItem, IconList, Spinner, Stack, Text, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { useRepeat } from '@/shared';
import { PanelFooter } from './PanelFooter.tsx';
import type { Placing } from './pending-checkout.ts';
import type { Checkout } from './use-checkout.ts';

type PlacingStepProps = { checkout: Checkout; attempt: Placing; onLeave: () => void };

/**
 * An order that is being sent, or whose response was lost. It is resent until its outcome is known, but never
 * placed twice. After a reload, the member decides whether to resend it.
 */
export function PlacingStep({ checkout, attempt, onLeave }: PlacingStepProps) {
  const t = useTranslations();
  const { isBusy: isSending, error } = checkout.placing;
  const [isLost, setLost] = useState(false);
  if (error && !isLost) setLost(true);
  const isBusy = isSending || isLost;
  useRepeat(error !== null, () => void checkout.resume(attempt));
  return (
    <Stack gap="lg">
      <PaymentSteps order={isBusy ? 'busy' : 'stopped'} payment="waiting" />
      <Text role="status" weight="medium">
        {isLost ? t.checkout.orderLost() : isBusy ? null : t.checkout.orderUnknown()}
      </Text>
      <PanelFooter>
        <Button
          variant="secondary"
          disabled={isSending}
          onClick={() => {
            checkout.leave();
            onLeave();
          }}
        >
          {t.checkout.backToCart()}
        </Button>
        <Button busy={isBusy} onClick={() => void checkout.resume(attempt)}>
          {t.checkout.sendAgain()}
        </Button>
      </PanelFooter>
    </Stack>
  );
}

type StepStatus = 'waiting' | 'busy' | 'done' | 'stopped';

const tones = { waiting: 'muted', busy: 'primary', done: 'success', stopped: 'danger' } as const;
const marks = { waiting: Circle, busy: Spinner, done: CircleCheck, stopped: CircleAlert };

export function PaymentSteps({ order, payment }: { order: StepStatus; payment: StepStatus }) {
  const t = useTranslations();
  const steps = [
    { label: t.checkout.stepOrder(), status: order },
    { label: t.checkout.stepPayment(), status: payment },
  ];
  return (
    <IconList as="ol" size="lg" aria-live="polite">
      {steps.map(({ label, status }) => {
        const Mark = marks[status];
        return (
          <IconItem key={label} tone={tones[status]} aria-current={status === 'busy' ? 'step' : undefined}>
            <Mark aria-hidden />
            <Text as="span" weight="medium" tone={status === 'waiting' ? 'muted' : 'default'}>
              {label}
            </Text>
            <VisuallyHidden>{t.checkout.stepStatus[status]()}</VisuallyHidden>
          </IconItem>
        );
      })}
    </IconList>
  );
}
