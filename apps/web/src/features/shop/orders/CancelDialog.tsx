import type { Order } from '@gli/sdk';
import { getGetOrderQueryKey, useCancelOrder } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { pendingKeys } from '../../../shared/idempotency/pending-keys.ts';
import { underKey } from '../../../shared/idempotency/under-key.ts';

/** Longest reason, in characters; the bound of the contract's `OrderCancelInput.reason`. */
const REASON_MAX_CHARACTERS = 300;

type CancelDialogProps = {
  order: Order;
  memberId: string;
  onClose: () => void;
  onCancelled: (order: Order) => void;
};

/** What cancelling means for this order, and what comes back; only then is it sent. */
export function CancelDialog({ order, memberId, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const client = useQueryClient();
  const cancellation = useCancelOrder({ mutation: { networkMode: 'always' } });
  const [reason, setReason] = useState('');
  const { refundable_amount: refundable, token, totals } = order;
  const isPaid = order.status !== 'pending_payment';
  const amount = (value: string) => formats.tokenExact(value, token);

  const cancel = async () => {
    if (cancellation.isPending) return;
    const said = reason.trim();
    // Another reason is another body, so it must not go out under the same key.
    const effect = `cancel:${memberId}:${order.id}:${said}`;
    try {
      const cancelled = await underKey(pendingKeys(sessionStorage), effect, (key) =>
        cancellation.mutateAsync({
          id: order.id,
          data: said === '' ? {} : { reason: said },
          headers: { 'Idempotency-Key': key },
        }),
      );
      onCancelled(cancelled);
    } catch {
      // Said below; what could be cancelled a moment ago may be under way by now.
      void client.invalidateQueries({ queryKey: getGetOrderQueryKey(order.id) });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!cancellation.isPending}
      title={t.orders.cancelTitle()}
      description={isPaid ? t.orders.cancelPaidText() : t.orders.cancelUnpaidText()}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={cancellation.isPending}>
            {t.orders.keepOrder()}
          </Button>
          <Button variant="danger" onClick={() => void cancel()} busy={cancellation.isPending}>
            {t.orders.cancelConfirm()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {isPaid ? (
          <DescriptionList
            items={[
              { term: t.orders.refundable(), description: amount(refundable), strong: true },
              {
                term: t.orders.notRefunded(),
                description: amount(decimal.subtract(totals.total, refundable)),
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
        {cancellation.isError ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(cancellation.error)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
