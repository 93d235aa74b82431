import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { bookingText, eachPriceText } from './line-text.ts';
import { applyReceiptPrint, Facts, Foot, Head, Sheet } from './receipt.styles.ts';

/** What is printed of an order: the receipt, or before it is paid, the order itself. Not seen on the screen. */
export function Receipt({ order }: { order: Order }) {
  const words = useWords();
  const formats = useFormats();
  applyReceiptPrint();
  const { customer, lines, payment, token, totals } = order;
  const amount = (value: string) => formats.tokenExact(value, token);
  const title = payment.paid_at ? words.orders.receipt() : words.orders.orderSheet();
  const facts = [
    [words.orders.number(), order.number],
    [words.orders.orderedOn(), formats.moment(order.created_at)],
    [words.orders.customerName(), customer.name],
    [words.orders.customerPhone(), customer.phone],
    [words.orders.customerAddress(), customer.address],
    [words.orders.paymentStatus(), wordFor(words.orders.paymentStatuses, payment.status)()],
    [words.orders.method(), wordFor(words.orders.methods, payment.method)()],
    [words.orders.paidAt(), payment.paid_at && formats.moment(payment.paid_at)],
    [words.orders.transactionId(), payment.transaction_id],
    [words.orders.refundAmount(), payment.refund && amount(payment.refund.amount)],
    [words.orders.refundedAt(), payment.refund?.refunded_at && formats.moment(payment.refund.refunded_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const sums = [
    { name: words.orders.subtotal(), value: totals.subtotal, isShown: true },
    {
      name: words.orders.discount(),
      value: decimal.subtract('0', totals.discount),
      isShown: !decimal.isZero(totals.discount),
    },
    { name: words.orders.fee(), value: totals.fee, isShown: !decimal.isZero(totals.fee) },
    { name: words.orders.total(), value: totals.total, isShown: true },
  ].filter(({ isShown }) => isShown);
  return createPortal(
    <Sheet data-receipt>
      <Head>
        <h1>{title}</h1>
        <strong>{words.common.platformName()}</strong>
      </Head>
      <Facts>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      <h2>{words.orders.lines()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.orders.product()}</th>
            <th scope="col" data-figure>
              {words.orders.unitPrice()}
            </th>
            <th scope="col" data-figure>
              {words.orders.lineTotal()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_number}>
              <th scope="row">
                {line.product_name}
                <div>{bookingText(line, { words, formats }).join(' · ')}</div>
              </th>
              <td data-figure>{eachPriceText(line, token, { words, formats })}</td>
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
      <Foot>{words.shell.footerNotice()}</Foot>
    </Sheet>,
    document.body,
  );
}
