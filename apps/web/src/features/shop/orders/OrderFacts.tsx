import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';

/** The sums; discount and fee only where there is one. */
export function Totals({ order: { totals, token } }: { order: Order }) {
  const words = useWords();
  const formats = useFormats();
  const amount = (value: string) => formats.tokenExact(value, token);
  return (
    <DescriptionList
      items={[
        { term: words.orders.subtotal(), description: amount(totals.subtotal) },
        ...(decimal.isZero(totals.discount)
          ? []
          : [
              {
                term: words.orders.discount(),
                description: amount(decimal.subtract('0', totals.discount)),
              },
            ]),
        ...(decimal.isZero(totals.fee)
          ? []
          : [{ term: words.orders.fee(), description: amount(totals.fee) }]),
        { term: words.orders.total(), description: amount(totals.total), strong: true },
      ]}
    />
  );
}

/** How far payment and refund are. */
export function PaymentFacts({ order: { payment, token } }: { order: Order }) {
  const words = useWords();
  const formats = useFormats();
  const { refund } = payment;
  return (
    <DescriptionList
      items={[
        {
          term: words.orders.paymentStatus(),
          description: wordFor(words.orders.paymentStatuses, payment.status)(),
        },
        { term: words.orders.method(), description: wordFor(words.orders.methods, payment.method)() },
        ...(payment.paid_at
          ? [{ term: words.orders.paidAt(), description: formats.moment(payment.paid_at) }]
          : []),
        ...(payment.transaction_id
          ? [{ term: words.orders.transactionId(), description: payment.transaction_id }]
          : []),
        ...(refund
          ? [{ term: words.orders.refundAmount(), description: formats.tokenExact(refund.amount, token) }]
          : []),
        ...(refund?.refunded_at
          ? [{ term: words.orders.refundedAt(), description: formats.moment(refund.refunded_at) }]
          : []),
      ]}
    />
  );
}

/** Who stays, dines or receives the goods. */
export function CustomerFacts({ order: { customer, note } }: { order: Order }) {
  const words = useWords();
  return (
    <DescriptionList
      items={[
        { term: words.orders.customerName(), description: customer.name },
        { term: words.orders.customerPhone(), description: customer.phone },
        ...(customer.address
          ? [{ term: words.orders.customerAddress(), description: customer.address }]
          : []),
        ...(note ? [{ term: words.orders.note(), description: note }] : []),
      ]}
    />
  );
}
