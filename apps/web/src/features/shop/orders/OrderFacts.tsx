import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';

/** The sums; discount and fee only where there is one. */
export function Totals({ order: { totals, token } }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const amount = (value: string) => formats.tokenExact(value, token);
  return (
    <DescriptionList
      items={[
        { term: t.orders.subtotal(), description: amount(totals.subtotal) },
        ...(decimal.isZero(totals.discount)
          ? []
          : [
              {
                term: t.orders.discount(),
                description: amount(decimal.subtract('0', totals.discount)),
              },
            ]),
        ...(decimal.isZero(totals.fee) ? [] : [{ term: t.orders.fee(), description: amount(totals.fee) }]),
        { term: t.orders.total(), description: amount(totals.total), strong: true },
      ]}
    />
  );
}

/** How far payment and refund are. */
export function PaymentFacts({ order: { payment, token } }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const { refund } = payment;
  return (
    <DescriptionList
      items={[
        {
          term: t.orders.paymentStatus(),
          description: translate(t.orders.paymentStatuses, payment.status)(),
        },
        { term: t.orders.method(), description: translate(t.orders.methods, payment.method)() },
        ...(payment.paid_at
          ? [{ term: t.orders.paidAt(), description: formats.moment(payment.paid_at) }]
          : []),
        ...(payment.transaction_id
          ? [{ term: t.orders.transactionId(), description: payment.transaction_id }]
          : []),
        ...(refund
          ? [{ term: t.orders.refundAmount(), description: formats.tokenExact(refund.amount, token) }]
          : []),
        ...(refund?.refunded_at
          ? [{ term: t.orders.refundedAt(), description: formats.moment(refund.refunded_at) }]
          : []),
      ]}
    />
  );
}

/** Who stays, dines or receives the goods. */
export function CustomerFacts({ order: { customer, note } }: { order: Order }) {
  const t = useTranslations();
  return (
    <DescriptionList
      items={[
        { term: t.orders.customerName(), description: customer.name },
        { term: t.orders.customerPhone(), description: customer.phone },
        ...(customer.address ? [{ term: t.orders.customerAddress(), description: customer.address }] : []),
        ...(note ? [{ term: t.orders.note(), description: note }] : []),
      ]}
    />
  );
}
