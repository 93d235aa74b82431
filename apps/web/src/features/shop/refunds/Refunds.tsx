import { getOrderLineStart } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { useProducts } from '../checkout/use-products.ts';
import { RefundSchedule } from './RefundSchedule.tsx';

/**
 * Refund for canceling an order that was placed. Hidden if the order cannot be canceled or its rules are
 * unknown.
 */
export function OrderRefunds({ order }: { order: Order }) {
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const isUnpaid = order.status === 'pending_payment';
  if (!order.allowed_actions.includes('cancel') || products.status !== 'ready') return null;
  const lines = order.lines.flatMap((line) => {
    const product = products.byId.get(line.product_id);
    if (!product) return [];
    const { rules } = product.cancellation_policy;
    return [{ subtotal: line.subtotal, startsAt: getOrderLineStart(line, product), rules }];
  });
  if (lines.length < order.lines.length) return null;
  return (
    <RefundSchedule
      lines={lines}
      token={order.token}
      isUnpaid={isUnpaid}
      {...(isUnpaid ? {} : { confirmedAmount: order.refundable_amount })}
    />
  );
}
