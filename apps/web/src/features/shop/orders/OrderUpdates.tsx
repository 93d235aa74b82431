import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Stack, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import type { TextSources } from './order-summary.ts';

/** Times are RFC 3339. Amounts are in the order's token. */
type OrderUpdate =
  | { kind: 'pay_by'; time: string }
  | { kind: 'payment_refused'; reason: string }
  | { kind: 'cancellable_until'; time: string; amount: string }
  | { kind: 'cancellable'; amount: string }
  | { kind: 'refund_pending'; amount: string }
  | { kind: 'refund_done'; amount: string; time: string };

const tones: { [Kind in OrderUpdate['kind']]?: 'danger' | 'warning' } = {
  payment_refused: 'danger',
  pay_by: 'warning',
};

/** The most important message about the order, announced on changes. */
export function OrderUpdates({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs" role="status">
      {orderUpdates(order).map((update) => (
        <Text key={update.kind} weight="medium" tone={tones[update.kind] ?? 'default'}>
          {updateText(update, order.token, { t, formats })}
        </Text>
      ))}
    </Stack>
  );
}

function updateText(update: OrderUpdate, token: string, { t: { orders }, formats }: TextSources): string {
  const time = 'time' in update ? formats.moment(update.time) : '';
  const amount = 'amount' in update ? formats.tokenExact(update.amount, token) : '';
  switch (update.kind) {
    case 'pay_by':
      return orders.payBy({ time });
    case 'payment_refused':
      return orders.paymentRefused({ reason: update.reason });
    case 'cancellable_until':
      return orders.cancellableUntil({ time, amount });
    case 'cancellable':
      return orders.cancellable({ amount });
    case 'refund_pending':
      return orders.refundPending({ amount });
    case 'refund_done':
      return orders.refundDone({ time, amount });
  }
}

type UpdateSource = Pick<
  Order,
  'status' | 'allowed_actions' | 'cancellable_until' | 'refundable_amount' | 'payment'
>;

/** Returns messages about an order in addition to its status, most urgent first. */
export function orderUpdates({
  allowed_actions: actions,
  cancellable_until: until,
  refundable_amount: amount,
  payment,
  status,
}: UpdateSource): OrderUpdate[] {
  const updates: OrderUpdate[] = [];
  if (actions.includes('confirm_payment')) {
    if (payment.failure_reason !== null)
      updates.push({ kind: 'payment_refused', reason: payment.failure_reason });
    if (payment.expires_at !== null) updates.push({ kind: 'pay_by', time: payment.expires_at });
  }
  if (status === 'paid' && actions.includes('cancel')) {
    updates.push(
      until === null ? { kind: 'cancellable', amount } : { kind: 'cancellable_until', time: until, amount },
    );
  }
  const { refund } = payment;
  if (refund && !decimal.isZero(refund.amount)) {
    updates.push(
      refund.refunded_at === null
        ? { kind: 'refund_pending', amount: refund.amount }
        : { kind: 'refund_done', amount: refund.amount, time: refund.refunded_at },
    );
  }
  return updates;
}
