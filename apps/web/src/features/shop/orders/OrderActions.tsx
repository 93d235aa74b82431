import type { Order } from '@gli/sdk';
import {
  getOrderQuery,
  useCancelOrder,
  useGetWalletInfo,
  useGliClient,
  useIdempotentMutation,
} from '@gli/sdk/react';
import { zOrderCancelInput } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button, DescriptionList, Inline, LinkButton, Stack, Text, Textarea } from '@/design';
import { FormCheckbox, FormDialog, FormField, useZodForm, zConsentForm, zOptionalText } from '@/forms';
import { useFormats, useTranslations } from '@/i18n';
import { omitUndefined, Price, useMember } from '@/shared';
import { OrderRefunds } from '../refunds/Refunds.tsx';
import { useLostPayment, usePayOrder } from '../use-pay-order.ts';
import { OrderAgain } from './OrderAgain.tsx';

const zCancelForm = z.object({ reason: zOptionalText(zOrderCancelInput.shape.reason) });

/**
 * Actions on the order: pay or cancel if the server allows it, order again, and print, which is always
 * available.
 */
export function OrderActions({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'pay' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const { token, totals } = order;

  const done = (changed: Order) => {
    queryClient.setQueryData(getOrderQuery(client, { id: order.id }).queryKey, changed);
    close();
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
        <OrderAgain order={order} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t.orders.print()}
        </Button>
      </Inline>
      {dialog === 'pay' && order.allowed_actions.includes('confirm_payment') ? (
        <PaymentDialog order={order} onClose={close} onPaid={done} />
      ) : null}
      {dialog === 'cancel' ? <CancelDialog order={order} onClose={close} onCancelled={done} /> : null}
    </>
  );
}

type CancelDialogProps = { order: Order; onClose: () => void; onCancelled: (order: Order) => void };

/** Explains the consequences and the refund of a cancellation before it is sent. */
function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const cancellation = useCancelOrder();
  const { mutate } = useIdempotentMutation({
    scope: memberId === undefined ? null : `cancel:${memberId}:${order.id}`,
    send: (text: string, idempotencyKey) =>
      cancellation.mutateAsync({
        id: order.id,
        body: omitUndefined({ reason: text || undefined }),
        idempotencyKey,
      }),
  });
  const { refundable_amount: refundable, token, totals } = order;
  const isPaid = order.status !== 'pending_payment';

  const form = useZodForm(zCancelForm, { defaultValues: { reason: '' } });
  const cancel = async ({ reason }: z.output<typeof zCancelForm>) => {
    try {
      const cancelled = await mutate(reason ?? '');
      if (cancelled) onCancelled(cancelled);
    } catch (error) {
      // The order may have changed since it was loaded.
      void queryClient.invalidateQueries(getOrderQuery(client, { id: order.id }));
      throw error;
    }
  };

  return (
    <FormDialog
      form={form}
      onSend={cancel}
      title={t.orders.cancelTitle()}
      description={isPaid ? t.orders.cancelPaidText() : t.orders.cancelUnpaidText()}
      cancelLabel={t.orders.keepOrder()}
      confirmLabel={t.orders.cancelConfirm()}
      variant="danger"
      onClose={onClose}
    >
      {isPaid ? (
        <DescriptionList
          items={[
            {
              term: t.orders.refundable(),
              description: formats.tokenExact(refundable, token),
              strong: true,
            },
            {
              term: t.orders.notRefunded(),
              description: formats.tokenExact(decimal.subtract(totals.total, refundable), token),
            },
          ]}
        />
      ) : null}
      <FormField name="reason" label={t.orders.reason()} hint={t.orders.reasonHint()} limited>
        <Textarea rows={3} />
      </FormField>
    </FormDialog>
  );
}

type PaymentDialogProps = { order: Order; onClose: () => void; onPaid: (order: Order) => void };

/** Shows the amount, the balance and what remains of it. Pays only with the member's consent. */
export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  const payment = usePayOrder();
  const isLost = useLostPayment(order.id, payment.lostAt);
  const form = useZodForm(zConsentForm, { defaultValues: { consent: false } });
  const { token, totals } = order;
  const available = wallet.data?.balances.find((balance) => balance.token === token)?.available;
  const left = available === undefined ? undefined : decimal.subtract(available, totals.total);
  const missing = left !== undefined && decimal.isNegative(left) ? decimal.subtract('0', left) : undefined;
  const amount = (value: string) => formats.tokenExact(value, token);

  const pay = async () => {
    const paid = await payment.pay({ orderId: order.id, token });
    if (paid) onPaid(paid);
  };

  return (
    <FormDialog
      form={form}
      onSend={pay}
      title={t.orders.payTitle()}
      description={t.orders.payText()}
      confirmLabel={t.orders.pay()}
      checking={isLost ? t.orders.paymentLost() : undefined}
      confirm={
        missing && !isLost ? (
          <LinkButton href={`/conversion?to=${token}`}>{t.orders.toConversion()}</LinkButton>
        ) : undefined
      }
      busy={payment.isBusy}
      error={isLost ? null : payment.error}
      errorContext="payment"
      onClose={onClose}
    >
      <DescriptionList
        items={[
          {
            term: t.orders.payTotal(),
            description: <Price amount={totals.total} token={token} exact />,
            strong: true,
          },
          { term: t.orders.available(), description: available === undefined ? '–' : amount(available) },
          {
            term: t.orders.balanceAfter(),
            description: left === undefined || missing !== undefined ? '–' : amount(left),
          },
        ]}
      />
      <OrderRefunds order={order} />
      {missing === undefined ? (
        <FormCheckbox name="consent" label={t.orders.agree()} invalid={t.orders.agreeNeeded()} />
      ) : (
        <Stack gap="xs" role="alert">
          <Text tone="danger" weight="semibold">
            {t.errors.insufficientBalance()}
          </Text>
          <Text>{t.orders.missingAmount({ amount: amount(missing) })}</Text>
        </Stack>
      )}
    </FormDialog>
  );
}
