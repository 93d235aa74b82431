import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Optional } from '../../../shared/loading/Optional.tsx';
import { useLazyPart } from '../../../shared/loading/use-lazy-part.ts';
import { useProducts } from '../checkout/use-products.ts';
import type { RefundScheduleProps } from './RefundSchedule.tsx';
import { startOfOrderLine } from './refund-steps.ts';

const fetchSchedule = async () => (await import('./RefundSchedule.tsx')).RefundSchedule;

/** `RefundSchedule`, fetched with its words when it is needed. */
export function Refunds(props: RefundScheduleProps) {
  const Schedule = useLazyPart<RefundScheduleProps>(fetchSchedule, ['checkout']);
  return (
    <Optional>
      <Schedule {...props} />
    </Optional>
  );
}

/** What a cancellation of a placed order gives back; nothing while it cannot be cancelled, or its rules are not known. */
export function OrderRefunds({ order }: { order: Order }) {
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const isUnpaid = order.status === 'pending_payment';
  if (!order.allowed_actions.includes('cancel') || products.status !== 'ready') return null;
  const lines = order.lines.flatMap((line) => {
    const product = products.byId.get(line.product_id);
    if (!product) return [];
    const { rules } = product.cancellation_policy;
    return [{ subtotal: line.subtotal, startsAt: startOfOrderLine(line, product), rules }];
  });
  if (lines.length < order.lines.length) return null;
  return (
    <Refunds
      lines={lines}
      token={order.token}
      isUnpaid={isUnpaid}
      {...(isUnpaid ? {} : { confirmedAmount: decimal.normalize(order.refundable_amount) })}
    />
  );
}
