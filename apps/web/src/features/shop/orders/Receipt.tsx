import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { bookingText, eachPriceText } from './line-text.ts';
import { applyReceiptPrint, Facts, Foot, Head, Sheet } from './receipt.styles.ts';

/** What is printed of an order: the receipt, or before it is paid, the order itself. Not seen on the screen. */
export function Receipt({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  applyReceiptPrint();
  const { customer, lines, payment, token, totals } = order;
  const amount = (value: string) => formats.tokenExact(value, token);
  const title = payment.paid_at ? t.orders.receipt() : t.orders.orderSheet();
  const facts = [
    [t.orders.number(), order.number],
    [t.orders.orderedOn(), formats.moment(order.created_at)],
    [t.orders.customerName(), customer.name],
    [t.orders.customerPhone(), customer.phone],
    [t.orders.customerAddress(), customer.address],
    [t.orders.paymentStatus(), translate(t.orders.paymentStatuses, payment.status)()],
    [t.orders.method(), translate(t.orders.methods, payment.method)()],
    [t.orders.paidAt(), payment.paid_at && formats.moment(payment.paid_at)],
    [t.orders.transactionId(), payment.transaction_id],
    [t.orders.refundAmount(), payment.refund && amount(payment.refund.amount)],
    [t.orders.refundedAt(), payment.refund?.refunded_at && formats.moment(payment.refund.refunded_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const sums = [
    { name: t.orders.subtotal(), value: totals.subtotal, isShown: true },
    {
      name: t.orders.discount(),
      value: decimal.subtract('0', totals.discount),
      isShown: !decimal.isZero(totals.discount),
    },
    { name: t.orders.fee(), value: totals.fee, isShown: !decimal.isZero(totals.fee) },
    { name: t.orders.total(), value: totals.total, isShown: true },
  ].filter(({ isShown }) => isShown);
  return createPortal(
    <Sheet data-receipt>
      <Head>
        <h1>{title}</h1>
        <strong>{t.common.platformName()}</strong>
      </Head>
      <Facts>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      <h2>{t.orders.lines()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.orders.product()}</th>
            <th scope="col" data-figure>
              {t.orders.unitPrice()}
            </th>
            <th scope="col" data-figure>
              {t.orders.lineTotal()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_number}>
              <th scope="row">
                {line.product_name}
                <div>{bookingText(line, { t, formats }).join(' · ')}</div>
              </th>
              <td data-figure>{eachPriceText(line, token, { t, formats })}</td>
              <td data-figure>{amount(line.subtotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td data-figure>{amount(value)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <Foot>{t.shell.footerNotice()}</Foot>
    </Sheet>,
    document.body,
  );
}
