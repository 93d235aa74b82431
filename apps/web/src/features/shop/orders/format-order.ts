import type { Order, OrderLine } from '@gli/sdk';
import { type DescriptionRow, translate } from '@gli/ui';
import { hasAmount, toSignedAmount } from '@gli/validation';
import type { Formats, TranslationFunctions } from '@/i18n';

export type TextSources = { t: TranslationFunctions; formats: Formats };

/** Formats the first product and the number of others. */
export function formatProducts(lines: Order['lines'], { orders }: TranslationFunctions): string {
  const product = lines[0]?.product_name ?? '';
  return lines.length > 1 ? orders.moreProducts({ product, count: lines.length - 1 }) : product;
}

/** Formats a stay's dates or a visit's time. Returns null for goods. */
export function formatDates(line: OrderLine, { t: { orders }, formats }: TextSources): string | null {
  const { check_in_date: from, check_out_date: to, visit_at: visit, nights } = line;
  if (from !== null && to !== null) {
    return orders.stayDates({ from: formats.day(from), to: formats.day(to), nights: nights ?? 1 });
  }
  return visit === null ? null : orders.visit({ time: formats.moment(visit) });
}

/** Formats a unit price, e.g. `120 GLIL a night`. */
export function formatUnitPrice(line: OrderLine, token: string, { t, formats }: TextSources): string {
  return translate(t.orders.eachPrice, line.unit)({ price: formats.tokenExact(line.unit_price, token) });
}

/** Formats the sums of an order. Omits zero discounts and fees. */
export function formatSums({ totals, token }: Order, { t, formats }: TextSources): DescriptionRow[] {
  const amountUnlessZero = (value: string) => (hasAmount(value) ? formats.tokenExact(value, token) : null);
  return [
    [t.orders.subtotal(), formats.tokenExact(totals.subtotal, token)],
    [t.orders.discount(), amountUnlessZero(toSignedAmount({ amount: totals.discount, direction: 'out' }))],
    [t.orders.fee(), amountUnlessZero(totals.fee)],
    [t.orders.total(), formats.tokenExact(totals.total, token), 'strong'],
  ];
}

/** Formats the payment and refund status. */
export function paymentDetails({ payment, token }: Order, { t, formats }: TextSources): DescriptionRow[] {
  const { refund } = payment;
  return [
    [t.orders.paymentStatus(), translate(t.orders.paymentStatuses, payment.status)()],
    [t.orders.method(), translate(t.orders.methods, payment.method)()],
    [t.orders.paidAt(), payment.paid_at && formats.moment(payment.paid_at)],
    [t.orders.transactionId(), payment.transaction_id],
    [t.orders.refundAmount(), refund && formats.tokenExact(refund.amount, token)],
    [t.orders.refundedAt(), refund?.refunded_at && formats.moment(refund.refunded_at)],
  ];
}

/** Formats the contact details of the guest or recipient. */
export const customerDetails = ({ customer }: Order, { t }: TextSources): DescriptionRow[] => [
  [t.orders.customerName(), customer.name],
  [t.orders.customerPhone(), customer.phone],
  [t.orders.customerAddress(), customer.address],
];
