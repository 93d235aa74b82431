import type { Order } from '@gli/sdk';
import { Stack, Text } from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import type { TextSources } from './format-order.ts';

/** The most urgent message about the order. Screen readers announce changes. */
export function OrderUpdates({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs" role="status">
      {getOrderUpdates(order, { t, formats }).map(({ text, tone }) => (
        <Text key={text} weight="medium" tone={tone ?? 'default'}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}

type OrderUpdate = { text: string; tone?: 'danger' | 'warning' };

type UpdateSource = Pick<
  Order,
  'status' | 'allowed_actions' | 'cancellable_until' | 'refundable_amount' | 'payment' | 'token'
>;

/** Returns messages about an order in addition to its status, most urgent first. */
export function getOrderUpdates(
  {
    allowed_actions: actions,
    cancellable_until: until,
    refundable_amount,
    payment,
    status,
    token,
  }: UpdateSource,
  { t: { orders }, formats }: TextSources,
): OrderUpdate[] {
  const updates: OrderUpdate[] = [];
  const exact = (amount: string) => formats.tokenExact(amount, token);
  if (actions.includes('confirm_payment')) {
    const { failure_reason: reason, expires_at: expiresAt } = payment;
    if (reason !== null) updates.push({ text: orders.paymentRefused({ reason }), tone: 'danger' });
    if (expiresAt !== null)
      updates.push({ text: orders.payBy({ time: formats.moment(expiresAt) }), tone: 'warning' });
  }
  if (status === 'paid' && actions.includes('cancel')) {
    const amount = exact(refundable_amount);
    const text =
      until === null
        ? orders.cancellable({ amount })
        : orders.cancellableUntil({ time: formats.moment(until), amount });
    updates.push({ text });
  }
  const { refund } = payment;
  if (refund && hasAmount(refund.amount)) {
    const amount = exact(refund.amount);
    const text =
      refund.refunded_at === null
        ? orders.refundPending({ amount })
        : orders.refundDone({ time: formats.moment(refund.refunded_at), amount });
    updates.push({ text });
  }
  return updates;
}
