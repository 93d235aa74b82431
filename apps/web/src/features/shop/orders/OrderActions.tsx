import { findAvailable, getUnrefunded } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { getOrder } from '@gli/sdk/operations';
import {
  getOrderQuery,
  useCancelOrder,
  useGetWalletInfo,
  useGliClient,
  useIdempotentMutation,
  usePendingWrites,
} from '@gli/sdk/react';
import { zOrderCancelInput } from '@gli/sdk/schemas';
import {
  Button,
  DescriptionList,
  Inline,
  LinkButton,
  omitUndefined,
  Stack,
  Text,
  Textarea,
  useOnChange,
} from '@gli/ui';
import { FormCheckbox, FormDialog, FormField, useZodForm, zConsentForm, zOptionalText } from '@gli/ui/forms';
import { Printer } from '@gli/ui/icons';
import { getBalanceAfter, getShortfall } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { describeUnknownWrite, useDialogWrite, useErrorText, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { OrderRefunds } from '../refunds/Refunds.tsx';
import { usePayOrder } from '../use-pay-order.ts';
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
  const pending = usePendingAction(order);
  const [dialog, setDialog] = useState(pending);
  const close = () => setDialog(null);
  const { token, totals } = order;

  const done = (changed: Order) => {
    queryClient.setQueryData(getOrderQuery(client, { id: order.id }).queryKey, changed);
    close();
  };

  return (
    <>
      <Inline data-screen gap="sm">
        {order.allowed_actions.includes('confirm_payment') ? (
          <Button onClick={() => setDialog('pay')}>
            {t.orders.payAmount({ amount: formats.tokenExact(totals.total, token) })}
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
      {dialog === 'pay' && (pending === 'pay' || order.allowed_actions.includes('confirm_payment')) ? (
        <PaymentDialog order={order} onClose={close} onPaid={done} />
      ) : null}
      {dialog === 'cancel' ? <CancelDialog order={order} onClose={close} onCancelled={done} /> : null}
    </>
  );
}

/** Returns the action on the order whose outcome is unknown, from before a reload. */
function usePendingAction({ id }: Order): 'pay' | 'cancel' | null {
  const payment = usePayOrder(id);
  const writes = usePendingWrites(useMember()?.id ?? null);
  if (writes.some(({ scope }) => scope === getCancelScope(id))) return 'cancel';
  return payment.state.status === 'unknown' ? 'pay' : null;
}

const getCancelScope = (orderId: string) => `cancel:${orderId}`;

type CancelDialogProps = { order: Order; onClose: () => void; onCancelled: (order: Order) => void };

/** Explains the consequences and the refund of a cancellation before it is sent. */
function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const client = useGliClient();
  const { mutateAsync } = useCancelOrder();
  const cancellation = useIdempotentMutation({
    memberId: useMember()?.id ?? null,
    scope: getCancelScope(order.id),
    operation: 'cancelOrder',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    send: (text: string, idempotencyKey) =>
      mutateAsync({
        id: order.id,
        body: omitUndefined({ reason: text || undefined }),
        idempotencyKey,
      }),
    find: async () => {
      const latest = await getOrder(client, { id: order.id });
      return latest.status === 'cancelled' || latest.status === 'refunded' ? latest : null;
    },
  });
  const { send, unknown } = useDialogWrite(
    cancellation,
    { checking: t.orders.cancelLost, notFound: t.orders.cancelNotFound, drop: t.orders.keepOrder },
    onCancelled,
  );
  const { refundable_amount: refundable, token } = order;
  const isPaid = order.status !== 'pending_payment';

  const form = useZodForm(zCancelForm, { defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) => send(reason ?? '')}
      title={t.orders.cancelTitle()}
      description={isPaid ? t.orders.cancelPaidText() : t.orders.cancelUnpaidText()}
      cancelLabel={t.orders.keepOrder()}
      confirmLabel={t.orders.cancelConfirm()}
      variant="danger"
      unknown={unknown}
      onClose={onClose}
    >
      {isPaid ? (
        <DescriptionList
          items={[
            [t.orders.refundable(), formats.tokenExact(refundable, token), 'strong'],
            [t.orders.notRefunded(), formats.tokenExact(getUnrefunded(order), token)],
          ]}
        />
      ) : null}
      <FormField name="reason" label={t.orders.reason()} hint={t.orders.reasonHint()}>
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
  const errorText = useErrorText();
  const wallet = useGetWalletInfo({});
  const payment = usePayOrder(order.id);
  const { state } = payment;
  const unknown = describeUnknownWrite(payment, {
    checking: t.orders.paymentLost,
    notFound: t.orders.paymentNotFound,
    drop: t.orders.dontPay,
  });
  useOnChange(state.status, () => {
    if (state.status === 'done') onPaid(state.data);
  });
  const form = useZodForm(zConsentForm, { defaultValues: { consent: false } });
  const { token, totals } = order;
  const available = findAvailable(wallet.data?.balances, token);
  const left = available === undefined ? null : getBalanceAfter(available, totals.total);
  const missing = available === undefined ? null : getShortfall(totals.total, available);
  const amount = (value: string) => formats.tokenExact(value, token);

  const pay = () => payment.pay({ orderId: order.id, token });

  return (
    <FormDialog
      form={form}
      onSend={pay}
      title={t.orders.payTitle()}
      description={t.orders.payText()}
      confirmLabel={t.orders.pay()}
      unknown={unknown}
      confirm={
        missing !== null && !unknown ? (
          <LinkButton href={`/conversion?to=${token}`}>{t.orders.toConversion()}</LinkButton>
        ) : undefined
      }
      busy={state.status === 'sending'}
      error={state.status === 'rejected' ? state.error : null}
      formatError={(error) => errorText(error, 'payment')}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          [t.orders.payTotal(), <Price amount={totals.total} token={token} />, 'strong'],
          [t.orders.available(), available === undefined ? '–' : amount(available)],
          [t.orders.balanceAfter(), left === null ? '–' : amount(left)],
        ]}
      />
      <OrderRefunds order={order} />
      {missing === null ? (
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
