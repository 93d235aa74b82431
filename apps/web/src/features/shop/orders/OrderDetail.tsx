import { getNetPaid } from '@gli/domain';
import type { Order } from '@gli/sdk';
import {
  Card,
  CardSection,
  DescriptionList,
  DividedList,
  Inline,
  Note,
  PrintOnly,
  Stack,
  Text,
  TextLink,
  Thumbnail,
  translate,
} from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { AboutWon, Price } from '../../money/index.ts';
import { findProduct, type Products, useProducts } from '../checkout/use-products.ts';
import { BookingDetails } from '../done/BookingDetails.tsx';
import { CalendarButton } from '../done/CalendarButton.tsx';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { productPath } from '../paths.ts';
import { OrderRefunds } from '../refunds/Refunds.tsx';
import { customerDetails, formatSums, formatUnitPrice, paymentDetails } from './format-order.ts';
import { OrderActions } from './OrderActions.tsx';
import { Line, TimelineEntry } from './OrderDetail.styles.ts';
import { OrderUpdates } from './OrderUpdates.tsx';

/** An order's details and actions. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const sources = { t, formats };
  const net = getNetPaid(order);
  const bookings = order.lines.filter(({ kind }) => kind !== 'goods');
  const products = useProducts(bookings.map(({ product_id }) => product_id));
  const kind = bookings.length === 0 ? 'goods' : bookings.length === order.lines.length ? 'booking' : 'both';
  return (
    <Stack gap="md">
      <PrintOnly>
        <Text>{order.payment.paid_at ? t.orders.receipt() : t.orders.orderSheet()}</Text>
      </PrintOnly>
      <Card gap="md">
        <Inline justify="between">
          <div role="status">
            <OrderStatusBadge status={order.status} />
          </div>
          <Note numeric>{`${t.orders.orderedOn()} ${formats.moment(order.created_at)}`}</Note>
        </Inline>
        <OrderUpdates order={order} />
        <OrderRefunds order={order} />
        <OrderActions order={order} />
      </Card>
      <CardSection size="sm" title={t.orders.lines()}>
        <OrderLines order={order} products={products} />
        {order.payment.status === 'paid' ? <CalendarButton order={order} products={products} /> : null}
        <DescriptionList
          items={[
            ...formatSums(order, sources),
            [t.orders.aboutWon(), <AboutWon amount={order.totals.total} token={order.token} />],
            [
              t.orders.netPaid(),
              net !== null && order.payment.refund ? <Price amount={net} token={order.token} /> : null,
            ],
          ]}
        />
      </CardSection>
      <CardSection size="sm" title={t.orders.paymentHeading()}>
        <DescriptionList items={paymentDetails(order, sources)} />
      </CardSection>
      <CardSection size="sm" title={t.orders.customer[kind]()}>
        <DescriptionList items={[...customerDetails(order, sources), [t.orders.note(), order.note]]} />
      </CardSection>
      <CardSection size="sm" title={t.orders.history()}>
        <OrderTimeline order={order} />
      </CardSection>
      <PrintOnly>
        <Note>{t.orders.receiptNote()}</Note>
      </PrintOnly>
    </Stack>
  );
}

function OrderLines({ order, products }: { order: Order; products: Products }) {
  const t = useTranslations();
  const formats = useFormats();
  const sources = { t, formats };
  return (
    <DividedList>
      {order.lines.map((line) => (
        <Line key={line.line_number}>
          <Thumbnail src={line.picture.url} alt="" width={56} height={56} loading="lazy" size="md" />
          <Stack gap="xs">
            <Text as="div">
              <TextLink href={productPath(line.product_id)}>{line.product_name}</TextLink>
            </Text>
            {line.kind === 'goods' ? (
              <Note numeric>{t.orders.pieces({ count: line.quantity })}</Note>
            ) : (
              <BookingDetails line={line} product={findProduct(products, line)} />
            )}
            <Note numeric>{formatUnitPrice(line, order.token, sources)}</Note>
          </Stack>
          <Text as="div" weight="semibold" numeric>
            {formats.tokenExact(line.subtotal, order.token)}
          </Text>
        </Line>
      ))}
    </DividedList>
  );
}

/** All statuses of the order, oldest first, with their time, actor and reason. */
function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const last = order.status_history.length - 1;
  return (
    <ol>
      {order.status_history.map(({ status, changed_at, actor, note }, index) => (
        <TimelineEntry key={`${status} ${changed_at}`} aria-current={index === last ? 'step' : undefined}>
          <Text weight="semibold">{translate(t.terms.orderStatus, status)()}</Text>
          <Note numeric>
            <time dateTime={changed_at}>{formats.moment(changed_at)}</time>{' '}
            <span>{`· ${translate(t.orders.actors, actor)()}`}</span>
          </Note>
          {note ? <Text size="sm">{note}</Text> : null}
        </TimelineEntry>
      ))}
    </ol>
  );
}
