import { getNetPaid } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { PrintSheet, SheetTable } from '@gli/ui';
import { useNetworkName } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { toDetailRows } from '../detail-rows.ts';
import {
  customerDetails,
  formatBooking,
  formatSums,
  formatUnitPrice,
  paymentDetails,
} from './format-order.ts';

/** The printed receipt, or the order sheet if it is unpaid. Not visible on the screen. */
export function Receipt({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const network = useNetworkName();
  const { lines, payment, token } = order;
  const title = payment.paid_at ? t.orders.receipt() : t.orders.orderSheet();
  const sources = { t, formats };
  const net = getNetPaid(order);
  const facts = toDetailRows([
    [t.orders.issuer(), t.orders.issuerName()],
    [t.orders.number(), order.number],
    [t.orders.orderedOn(), formats.moment(order.created_at)],
    ...customerDetails(order, sources),
    ...paymentDetails(order, sources),
  ]);
  return (
    <PrintSheet
      brand={t.common.platformName()}
      title={title}
      facts={facts}
      notes={[t.orders.receiptNote(), t.shell.footerNotice({ network })]}
    >
      <h2>{t.orders.lines()}</h2>
      <SheetTable
        rows={lines}
        rowKey={({ line_number }) => line_number}
        columns={[
          {
            header: t.orders.product(),
            name: (line) => (
              <>
                <span>{line.product_name}</span>
                <div>{formatBooking(line, sources).join(' · ')}</div>
              </>
            ),
          },
          { header: t.orders.unitPrice(), figure: (line) => formatUnitPrice(line, token, sources) },
          { header: t.orders.lineTotal(), figure: ({ subtotal }) => formats.tokenExact(subtotal, token) },
        ]}
        footer={
          <>
            {formatSums(order, sources).map(({ term, description }) => (
              <tr key={term}>
                <th scope="row" colSpan={2}>
                  {term}
                </th>
                <td data-figure>{description}</td>
              </tr>
            ))}
            {net === null ? null : (
              <tr>
                <th scope="row" colSpan={2}>
                  {t.orders.netPaid()}
                </th>
                <td data-figure>
                  <Price amount={net} token={token} />
                </td>
              </tr>
            )}
          </>
        }
      />
    </PrintSheet>
  );
}
