import { GliNotFoundError } from '@gli/sdk';
import { useGetOrder } from '@gli/sdk/react';
import { Button } from '../../../design/controls/Button.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import type { Paying } from './attempt.ts';
import { orderStatus } from './order-status.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { Checkout } from './use-checkout.ts';

type OrderSceneProps = { checkout: Checkout; attempt: Paying; onClose: () => void };

/** The order stands: it is paid, waits for its payment, or can no longer be paid. The server says which. */
export function OrderStep({ checkout, attempt, onClose }: OrderSceneProps) {
  const t = useTranslations();
  const order = useGetOrder(attempt.orderId);
  const leave = () => {
    checkout.leave();
    onClose();
  };
  if (order.isPending) return <CartSkeleton rows={1} />;
  if (order.isError && !(order.error instanceof GliNotFoundError) && !order.data) {
    return <LoadFailure query={order} />;
  }
  const status = order.data ? orderStatus(order.data) : 'over';
  if (order.data && status === 'unpaid') {
    return <PaymentStep checkout={checkout} attempt={attempt} order={order.data} onLater={leave} />;
  }
  if (order.data && status === 'paid') return <PurchaseDone order={order.data} onClose={onClose} />;
  return (
    <>
      <EmptyState title={t.checkout.overTitle()} description={t.checkout.overText()} />
      <PanelFoot>
        <Button onClick={checkout.leave}>{t.checkout.backToCart()}</Button>
      </PanelFoot>
    </>
  );
}
