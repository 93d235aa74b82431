import type { Order } from '@gli/sdk';
import { getGetOrderQueryKey } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { orderStatus } from './order-status.ts';
import type { Checkout } from './use-checkout.ts';

/** Once the dialog is closed on a paid order the purchase is over, and a toast keeps the way to the order. */
export function usePurchaseToast(isOpen: boolean, { attempt, leave }: Checkout): void {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (isOpen || attempt?.status !== 'paying') return;
    const order = queryClient.getQueryData<Order>(getGetOrderQueryKey(attempt.orderId));
    if (!order || orderStatus(order) !== 'paid') return;
    leave();
    if (path === '/orders') return;
    toast({
      tone: 'success',
      title: t.checkout.doneTitle(),
      description: t.checkout.doneText({
        number: order.number,
        amount: formats.tokenExact(order.totals.total, order.token),
      }),
      action: {
        label: t.checkout.toOrder(),
        onAction: () => navigate(`/orders?order=${encodeURIComponent(order.id)}`),
      },
    });
  });
}
