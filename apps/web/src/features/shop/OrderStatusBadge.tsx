import type { Order } from '@gli/sdk';
import { StatusBadge } from '@gli/ui';
import { useTranslations } from '@/i18n';

/** An order's status. `paid` is not shown as final, because the order has not been delivered yet. */
export function OrderStatusBadge({ status }: { status: Order['status'] }) {
  const t = useTranslations();
  return (
    <StatusBadge
      status={status}
      labels={t.terms.orderStatus}
      tone={status === 'paid' ? 'primary' : undefined}
    />
  );
}
