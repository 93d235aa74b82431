import type { Order } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { OrderActions } from './OrderActions.tsx';
import { CustomerFacts, PaymentFacts, Totals } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNewsList } from './OrderNewsList.tsx';
import { OrderPart } from './OrderPart.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Receipt } from './Receipt.tsx';

/** Everything about one order, and what can be done with it now. */
export function OrderDetail({ order }: { order: Order }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <Inline justify="between">
            <OrderStatusBadge status={order.status} />
            <Text size="sm" tone="muted" numeric>
              {words.orders.orderedOn()} {formats.moment(order.created_at)}
            </Text>
          </Inline>
          <OrderNewsList order={order} />
          <OrderActions order={order} />
        </Stack>
      </Card>
      <OrderPart title={words.orders.lines()}>
        <OrderLines order={order} />
        <Totals order={order} />
      </OrderPart>
      <OrderPart title={words.orders.paymentHeading()}>
        <PaymentFacts order={order} />
      </OrderPart>
      <OrderPart title={words.orders.customer()}>
        <CustomerFacts order={order} />
      </OrderPart>
      <OrderPart title={words.orders.history()}>
        <OrderTimeline order={order} />
      </OrderPart>
      <Receipt order={order} />
    </Stack>
  );
}
