import type { Order } from '@gli/sdk';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { globalCss, styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { shownFacts } from '../facts.ts';
import { Price } from '../Price.tsx';
import { bookingText, customerFacts, eachPriceText, netPaid, paymentFacts, sumsOf } from './order-text.ts';

/** While an order is open, only its receipt is printed: it is beside the app in the body, not inside it. */
const applyReceiptPrint = globalCss({
  '@media print': {
    'body:has(> [data-receipt]) > :not([data-receipt])': { display: 'none' },
    'html:has(> body > [data-receipt]), body:has(> [data-receipt])': {
      colorScheme: 'light',
      background: 'none',
      minHeight: 0,
    },
  },
});

// Black on white in every theme, and in points, like paper.
const hairline = '1px solid GrayText';

const Sheet = styled('article', {
  display: 'none',
  colorScheme: 'light',
  color: 'CanvasText',
  background: 'Canvas',
  fontSize: '10.5pt',
  lineHeight: 1.5,
  '@media print': { display: 'block' },
  '& h1': { fontSize: '20pt', fontWeight: '$bold' },
  '& h2': { fontSize: '11pt', fontWeight: '$bold', marginTop: '18pt', marginBottom: '4pt' },
  '& table': { breakInside: 'auto' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '5pt 6pt', textAlign: 'left', verticalAlign: 'top', borderBottom: hairline },
  '& th:first-child, & td:first-child': { paddingLeft: 0 },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& [data-figure]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: '$semibold' },
  '& tfoot tr:last-child > *': { fontWeight: '$bold', fontSize: '12pt', borderBottom: 0 },
});
const Head = styled('header', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: '8pt',
  borderBottom: '2px solid CanvasText',
});
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2pt 14pt',
  marginTop: '12pt',
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const Foot = styled('footer', {
  marginTop: '24pt',
  paddingTop: '8pt',
  borderTop: hairline,
  fontSize: '8.5pt',
  display: 'grid',
  gap: '4pt',
});

/** The printed receipt, or before the payment the order sheet. Not visible on the screen. */
export function Receipt({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  applyReceiptPrint();
  const { lines, payment, token } = order;
  const title = payment.paid_at ? t.orders.receipt() : t.orders.orderSheet();
  const sources = { t, formats };
  const net = netPaid(order);
  const facts = shownFacts([
    [t.orders.issuer(), t.orders.issuerName()],
    [t.orders.number(), order.number],
    [t.orders.orderedOn(), formats.moment(order.created_at)],
    ...customerFacts(order, sources),
    ...paymentFacts(order, sources),
  ]);
  return createPortal(
    <Sheet data-receipt>
      <Head>
        <h1>{title}</h1>
        <strong>{t.common.platformName()}</strong>
      </Head>
      <Facts>
        {facts.map(({ term, description }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
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
                <div>{bookingText(line, sources).join(' · ')}</div>
              </th>
              <td data-figure>{eachPriceText(line, token, sources)}</td>
              <td data-figure>{formats.tokenExact(line.subtotal, token)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumsOf(order, sources).map(({ term, description }) => (
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
                <Price amount={net} token={token} exact />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <Foot>
        <p>{t.orders.receiptNote()}</p>
        <p>{t.shell.footerNotice()}</p>
      </Foot>
    </Sheet>,
    document.body,
  );
}
