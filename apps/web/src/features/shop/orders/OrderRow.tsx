import type { Order } from '@gli/sdk';
import { Link, useSearchParams } from 'wouter';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { productsText } from './line-text.ts';
import { withOrder } from './order-address.ts';
import { RowBody, RowFoot, Thumbnail } from './orders.styles.ts';

/** Where the focus goes when an order is closed again. */
export const rowId = (orderId: string) => `order-${orderId}`;

type OrderRowProps = { order: Order; isOpen: boolean };

/** An order in the list: what, when, where it stands, what it costs. */
export function OrderRow({ order, isOpen }: OrderRowProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Card as="article" padding="none" interactive tone={isOpen ? 'primary' : 'plain'}>
      <RowBody>
        <Thumbnail src={order.lines[0]?.picture.url} alt="" width={72} height={72} loading="lazy" />
        <Stack gap="sm">
          <Stack gap="xs">
            <Text size="xs" tone="muted" numeric>
              {formats.day(order.created_at)} · {order.number}
            </Text>
            <Heading as="h2" size="sm">
              <Link href={`/orders?${withOrder(search, order.id)}`} asChild>
                <CardLink id={rowId(order.id)} aria-current={isOpen ? 'true' : undefined}>
                  {productsText(order.lines, t)}
                </CardLink>
              </Link>
            </Heading>
          </Stack>
          <RowFoot>
            <OrderStatusBadge status={order.status} />
            <Text weight="bold" numeric>
              {formats.token(order.totals.total, order.token)}
            </Text>
          </RowFoot>
        </Stack>
      </RowBody>
    </Card>
  );
}
