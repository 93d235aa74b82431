import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { Placing } from './attempt.ts';
import { PaymentSteps } from './PaymentSteps.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { Checkout } from './use-checkout.ts';

type PlacingSceneProps = { checkout: Checkout; attempt: Placing; onLeave: () => void };

/** The order is being sent, or its answer was lost: then the same order can be sent again without being placed twice. */
export function PlacingStep({ checkout, attempt, onLeave }: PlacingSceneProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { isBusy, error } = checkout.placing;
  return (
    <Stack gap="lg">
      <PaymentSteps order={isBusy ? 'busy' : 'stopped'} payment="waiting" />
      {isBusy ? null : (
        <Stack gap="sm" role="alert">
          {error ? (
            <Text tone="danger" weight="medium">
              {errorText(error)}
            </Text>
          ) : null}
          <Text>{t.checkout.orderUnknown()}</Text>
        </Stack>
      )}
      <PanelFoot>
        <Button
          variant="secondary"
          disabled={isBusy}
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
      </PanelFoot>
    </Stack>
  );
}
