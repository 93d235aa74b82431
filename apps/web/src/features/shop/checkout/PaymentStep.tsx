import type { Order } from '@gli/sdk';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { Paying } from './attempt.ts';
import { purchasedOfOrder } from './cost.ts';
import { InsufficientBalance } from './InsufficientBalance.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { isShort, TokenChoice } from './TokenChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useMinutesUntil } from './use-minutes-until.ts';
import { useProducts } from './use-products.ts';
import { useTokenOptions } from './use-token-options.ts';

type PaymentSceneProps = { checkout: Checkout; attempt: Paying; order: Order; onLater: () => void };

/** The order is being paid, or could not be: the same order is paid again, in its token or another. */
export function PaymentStep({ checkout, attempt, order, onLater }: PaymentSceneProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const { isBusy, error } = checkout.paying;
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const others = useTokenOptions(order.lines.map(purchasedOfOrder), products);
  // The order's own price is fixed; the others are those of the moment.
  const options = others.options.map((option) =>
    option.token === order.token ? { ...option, total: order.totals.total } : option,
  );
  const own = { token: order.token, total: order.totals.total, available: undefined };
  const wanted = others.isPicked ? others.chosen?.token : attempt.token;
  const chosen =
    options.find(({ token }) => token === wanted) ??
    options.find(({ token }) => token === order.token) ??
    own;
  const minutesLeft = useMinutesUntil(order.payment.expires_at);
  return (
    <Stack gap="lg">
      <PaymentSteps order="done" payment={isBusy ? 'busy' : 'stopped'} />
      {isBusy ? null : (
        <div role="alert">
          <Text tone={error ? 'danger' : 'default'} weight="medium">
            {error ? errorText(error, 'payment') : t.checkout.paymentOpen()}
          </Text>
        </div>
      )}
      <DescriptionList
        items={[
          { term: t.checkout.orderNumber(), description: order.number },
          {
            term: t.checkout.total(),
            description: formats.tokenExact(order.totals.total, order.token),
            strong: true,
          },
        ]}
      />
      {isBusy ? null : (
        <Stack gap="sm">
          <TokenChoice
            options={options.length > 0 ? options : [own]}
            chosen={chosen.token}
            onChoose={others.choose}
          />
          <InsufficientBalance option={chosen} />
        </Stack>
      )}
      {minutesLeft === null ? null : (
        <Text size="sm" tone="muted">
          {t.checkout.heldFor({ minutes: minutesLeft })}
        </Text>
      )}
      <PanelFoot>
        <Button variant="secondary" disabled={isBusy} onClick={onLater}>
          {t.checkout.payLater()}
        </Button>
        <Button
          busy={isBusy}
          disabled={!isBusy && isShort(chosen)}
          onClick={() => void checkout.pay({ ...attempt, token: chosen.token })}
        >
          {t.checkout.pay({ amount: formats.tokenExact(chosen.total, chosen.token) })}
        </Button>
      </PanelFoot>
    </Stack>
  );
}
