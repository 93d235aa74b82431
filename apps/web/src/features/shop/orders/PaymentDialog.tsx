import type { Order } from '@gli/sdk';
import { getGetOrderQueryKey, useConfirmOrderPayment, useGetWalletInfo } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { pendingKeys } from '../../../shared/idempotency/pending-keys.ts';
import { underKey } from '../../../shared/idempotency/under-key.ts';

type PaymentDialogProps = {
  order: Order;
  memberId: string;
  onClose: () => void;
  onPaid: (order: Order) => void;
};

/** What is paid, from which balance, and what is left of it; sent only with the member's consent. */
export function PaymentDialog({ order, memberId, onClose, onPaid }: PaymentDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const client = useQueryClient();
  const wallet = useGetWalletInfo({});
  // Offline it fails at once and can be tried again, rather than waiting behind a dialog that cannot be closed.
  const payment = useConfirmOrderPayment({ mutation: { networkMode: 'always' } });
  const [isAgreed, setAgreed] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const { token, totals } = order;
  const available = wallet.data?.balances.find((balance) => balance.token === token)?.available;
  const left = available === undefined ? undefined : decimal.subtract(available, totals.total);
  const missing = left !== undefined && decimal.isNegative(left) ? decimal.subtract('0', left) : undefined;
  const amount = (value: string) => formats.tokenExact(value, token);

  const pay = async () => {
    setShowErrors(true);
    if (!isAgreed || payment.isPending) return;
    try {
      const paid = await underKey(pendingKeys(sessionStorage), `pay:${memberId}:${order.id}`, (key) =>
        payment.mutateAsync({ id: order.id, data: {}, headers: { 'Idempotency-Key': key } }),
      );
      onPaid(paid);
    } catch {
      // Said below. A refused payment stays with the order, and the order may be over by now.
      void client.invalidateQueries({ queryKey: getGetOrderQueryKey(order.id) });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!payment.isPending}
      title={t.orders.payTitle()}
      description={t.orders.payText()}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={payment.isPending}>
            {t.common.cancel()}
          </Button>
          {missing === undefined ? (
            <Button onClick={() => void pay()} busy={payment.isPending}>
              {t.orders.pay()}
            </Button>
          ) : (
            <Link href="/conversion" asChild>
              <LinkButton>{t.orders.toConversion()}</LinkButton>
            </Link>
          )}
        </>
      }
    >
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: t.orders.payTotal(), description: amount(totals.total), strong: true },
            {
              term: t.orders.available(),
              description: available === undefined ? '–' : amount(available),
            },
            {
              term: t.orders.balanceAfter(),
              description: left === undefined || missing !== undefined ? '–' : amount(left),
            },
          ]}
        />
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
        {payment.isError ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(payment.error, 'payment')}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
