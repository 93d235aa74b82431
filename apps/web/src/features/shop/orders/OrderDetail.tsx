import type { Order } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { OrderActions } from './OrderActions.tsx';
import { CustomerFacts, PaymentFacts, Totals } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPart } from './OrderPart.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderUpdates } from './OrderUpdates.tsx';
import { Receipt } from './Receipt.tsx';

/** Everything about one order, and what can be done with it now. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <Inline justify="between">
            <OrderStatusBadge status={order.status} />
            <Text size="sm" tone="muted" numeric>
              {t.orders.orderedOn()} {formats.moment(order.created_at)}
            </Text>
          </Inline>
          <OrderUpdates order={order} />
          <OrderActions order={order} />
        </Stack>
      </Card>
      <OrderPart title={t.orders.lines()}>
        <OrderLines order={order} />
        <Totals order={order} />
      </OrderPart>
      <OrderPart title={t.orders.paymentHeading()}>
        <PaymentFacts order={order} />
      </OrderPart>
      <OrderPart title={t.orders.customer()}>
        <CustomerFacts order={order} />
      </OrderPart>
      <OrderPart title={t.orders.history()}>
        <OrderTimeline order={order} />
      </OrderPart>
      <Receipt order={order} />
    </Stack>
  );
}
