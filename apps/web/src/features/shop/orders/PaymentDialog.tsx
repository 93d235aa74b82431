import type { Order } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
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
import { usePayOrder } from '../use-pay-order.ts';

type PaymentDialogProps = { order: Order; onClose: () => void; onPaid: (order: Order) => void };

/** What is paid, from which balance, and what is left; sent only with the member's consent. */
export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
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
    <Dialog
      open
      onClose={onClose}
      dismissible={!payment.isBusy}
      title={t.orders.payTitle()}
      description={t.orders.payText()}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={payment.isBusy}>
            {t.common.cancel()}
          </Button>
          {missing === undefined ? (
            <Button onClick={() => void pay()} busy={payment.isBusy}>
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
        {payment.error ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(payment.error, 'payment')}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
