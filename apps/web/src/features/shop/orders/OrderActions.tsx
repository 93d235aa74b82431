import type { Order } from '@gli/sdk';
import { getOrderQuery, useCancelOrder, useGetWalletInfo, useGliClient } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { useIdempotentMutation } from '../../../shared/idempotency/use-idempotent-mutation.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { Price } from '../../../shared/money/Price.tsx';
import { defined } from '../../../shared/search-params.ts';
import { OrderRefunds } from '../refunds/Refunds.tsx';
import { usePayOrder } from '../use-pay-order.ts';

/** The longest reason: the bound of the contract's `OrderCancelInput.reason`. */
const REASON_MAX_CHARACTERS = 300;

/** What the member can do with the order now: pay or cancel, as the server allows, and always print it. */
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
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t.orders.print()}
        </Button>
      </Inline>
      {dialog === 'pay' ? <PaymentDialog order={order} onClose={close} onPaid={done} /> : null}
      {dialog === 'cancel' ? <CancelDialog order={order} onClose={close} onCancelled={done} /> : null}
    </>
  );
}

type CancelDialogProps = { order: Order; onClose: () => void; onCancelled: (order: Order) => void };

/** What a cancellation means for this order, and what is refunded, before it is sent. */
function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const memberId = useMember()?.id;
  const [reason, setReason] = useState('');
  const cancellation = useCancelOrder();
  const { mutate } = useIdempotentMutation({
    scope: memberId === undefined ? null : `cancel:${memberId}:${order.id}`,
    send: (text: string, idempotencyKey) =>
      cancellation.mutateAsync({
        id: order.id,
        body: defined({ reason: text || undefined }),
        idempotencyKey,
      }),
  });
  const { refundable_amount: refundable, token, totals } = order;
  const isPaid = order.status !== 'pending_payment';

  const cancel = async () => {
    try {
      const cancelled = await mutate(reason.trim());
      if (cancelled) onCancelled(cancelled);
    } catch {
      // The dialog shows the error. The order may have changed since it was loaded.
      void queryClient.invalidateQueries(getOrderQuery(client, { id: order.id }));
    }
  };

  return (
    <ConfirmDialog
      title={t.orders.cancelTitle()}
      description={isPaid ? t.orders.cancelPaidText() : t.orders.cancelUnpaidText()}
      cancelLabel={t.orders.keepOrder()}
      confirmLabel={t.orders.cancelConfirm()}
      variant="danger"
      busy={cancellation.isPending}
      error={cancellation.error}
      onConfirm={() => void cancel()}
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
      <Field label={t.orders.reason()} aside={t.orders.optional()} hint={t.orders.reasonHint()}>
        <Textarea
          value={reason}
          rows={3}
          maxLength={REASON_MAX_CHARACTERS}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

type PaymentDialogProps = { order: Order; onClose: () => void; onPaid: (order: Order) => void };

/** What is paid, from which balance, and what is left; sent only with the member's consent. */
export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  const payment = usePayOrder();
  const [isAgreed, setAgreed] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const { token, totals } = order;
  const available = wallet.data?.balances.find((balance) => balance.token === token)?.available;
  const left = available === undefined ? undefined : decimal.subtract(available, totals.total);
  const missing = left !== undefined && decimal.isNegative(left) ? decimal.subtract('0', left) : undefined;
  const amount = (value: string) => formats.tokenExact(value, token);

  const pay = async () => {
    setShowErrors(true);
    if (!isAgreed) return;
    const paid = await payment.pay({ orderId: order.id, token });
    if (paid) onPaid(paid);
  };

  return (
    <ConfirmDialog
      title={t.orders.payTitle()}
      description={t.orders.payText()}
      confirmLabel={t.orders.pay()}
      confirm={
        missing === undefined ? undefined : (
          <LinkButton href="/conversion">{t.orders.toConversion()}</LinkButton>
        )
      }
      busy={payment.isBusy}
      error={payment.error}
      errorContext="payment"
      onConfirm={() => void pay()}
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
        <Checkbox
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={t.orders.agree()}
          error={showErrors && !isAgreed ? t.orders.agreeNeeded() : undefined}
        />
      ) : (
        <Stack gap="xs" role="alert">
          <Text tone="danger" weight="semibold">
            {t.errors.insufficientBalance()}
          </Text>
          <Text>{t.orders.missingAmount({ amount: amount(missing) })}</Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
