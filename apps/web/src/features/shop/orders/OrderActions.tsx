import type { Order } from '@gli/sdk';
import { getGetOrderQueryKey } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMember } from '../../../shared/use-member.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

/** What the contract lets the member do with the order now: pay, cancel; and print it, always. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const show = useToast();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'pay' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const { number, token, totals } = order;

  const done = (changed: Order, title: string, description: string) => {
    client.setQueryData(getGetOrderQueryKey(order.id), changed);
    close();
    show({
      tone: 'success',
      title,
      description,
      action: { label: t.orders.showOrder(), onAction: () => navigate(`/orders?order=${order.id}`) },
    });
  };
  const paid = (changed: Order) =>
    done(
      changed,
      t.orders.paidToast(),
      t.orders.paidToastText({ number, amount: formats.tokenExact(changed.totals.total, changed.token) }),
    );
  const cancelled = (changed: Order) => {
    const amount = changed.payment.refund?.amount;
    done(
      changed,
      t.orders.cancelledToast(),
      amount
        ? t.orders.cancelledRefundToastText({ number, amount: formats.tokenExact(amount, token) })
        : t.orders.cancelledToastText({ number }),
    );
  };

  return (
    <>
      <Inline gap="sm">
        {order.allowed_actions.includes('confirm_payment') ? (
          <Button onClick={() => setDialog('pay')}>
            {t.orders.payAmount({ amount: formats.token(totals.total, token) })}
          </Button>
        ) : null}
        {order.allowed_actions.includes('cancel') ? (
          <Button variant="secondary" onClick={() => setDialog('cancel')}>
            {t.orders.cancelOrder()}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t.orders.print()}
        </Button>
      </Inline>
      {member && dialog === 'pay' ? (
        <PaymentDialog order={order} memberId={member.id} onClose={close} onPaid={paid} />
      ) : null}
      {member && dialog === 'cancel' ? (
        <CancelDialog order={order} memberId={member.id} onClose={close} onCancelled={cancelled} />
      ) : null}
    </>
  );
}
