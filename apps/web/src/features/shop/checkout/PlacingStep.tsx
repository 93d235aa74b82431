import { Button, IconItem, IconList, Notice, Spinner, Stack, Text, VisuallyHidden } from '@gli/ui';
import { Circle, CircleAlert, CircleCheck } from '@gli/ui/icons';
import { describeUnknownWrite } from '@/data';
import { useTranslations } from '@/i18n';
import { PanelFooter } from './PanelFooter.tsx';
import type { Checkout } from './use-checkout.ts';

type PlacingStepProps = { checkout: Checkout; onLeave: () => void };

/** An order that is being sent, or whose outcome is unknown. Only the member sends it again. */
export function PlacingStep({ checkout: { isEarlier, placing }, onLeave }: PlacingStepProps) {
  const t = useTranslations();
  const unknown = describeUnknownWrite(placing, {
    checking: t.checkout.orderLost,
    notFound: t.checkout.orderNotFound,
    drop: t.checkout.dontOrder,
  });
  const choice = unknown?.choice;
  return (
    <Stack gap="lg">
      {isEarlier ? <EarlierOrderNotice /> : null}
      <PaymentSteps order={choice ? 'stopped' : 'busy'} payment="waiting" />
      <Text role="status" weight="medium">
        {unknown?.text}
      </Text>
      {choice ? (
        <PanelFooter>
          <Button
            variant="secondary"
            onClick={() => {
              choice.drop();
              onLeave();
            }}
          >
            {choice.dropLabel}
          </Button>
          <Button onClick={choice.sendAgain}>{t.common.sendAgain()}</Button>
        </PanelFooter>
      ) : null}
    </Stack>
  );
}

/** Says that the order shown is not the one that the page orders. */
export function EarlierOrderNotice() {
  return <Notice kind="info">{useTranslations().checkout.earlierOrder()}</Notice>;
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
