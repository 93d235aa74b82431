import { type GliError, type Order, type OrderPage, orderStatusValues } from '@gli/sdk';
import {
  Card,
  CardLink,
  choiceFilter,
  Heading,
  Inline,
  LinkButton,
  Note,
  ResourceList,
  Stack,
  setParams,
  Text,
  Thumbnail,
} from '@gli/ui';
import { ShoppingBag } from '@gli/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { formatDates, formatProducts } from './format-order.ts';
import { ORDERS_PER_PAGE } from './order-query.ts';

/** Id of the element that gets the focus when an order is closed. */
export const rowId = (orderId: string) => `order-${orderId}`;

type OrderListProps = { orders: UseQueryResult<OrderPage, GliError>; openId: string | null };

/** The filter, the orders on this page as cards, and the pagination. */
export function OrderList({ orders, openId }: OrderListProps) {
  const t = useTranslations();
  return (
    <ResourceList
      label={t.orders.listLabel()}
      query={orders}
      pageSize={ORDERS_PER_PAGE}
      filters={[choiceFilter('status', t.orders.filter(), orderStatusValues, t.terms.orderStatus)]}
      formatCount={(count) => t.orders.resultCount({ count })}
      empty={{
        icon: <ShoppingBag />,
        title: t.orders.empty(),
        description: t.orders.emptyText(),
        action: <LinkButton href="/shopping">{t.orders.toMall()}</LinkButton>,
      }}
      renderRows={(rows) => (
        <Stack as="ul" gap="snug" aria-label={t.orders.listLabel()}>
          {rows.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} isOpen={order.id === openId} />
            </li>
          ))}
        </Stack>
      )}
    />
  );
}

function OrderRow({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Card as="article" padding="none" interactive tone={isOpen ? 'primary' : 'plain'}>
      <Inline gap="md" nowrap="normalText" css={{ padding: '$4' }}>
        <Thumbnail src={order.lines[0]?.picture.url} alt="" width={72} height={72} loading="lazy" />
        <Stack gap="sm" css={{ flex: '1 1 10rem' }}>
          <Stack gap="xs">
            <Text size="xs" tone="muted" numeric>
              {`${formats.day(order.created_at)} · ${order.number}`}
            </Text>
            <Heading as="h2" size="sm">
              <CardLink
                href={`/orders?${setParams(search, { tab: null, order: order.id })}`}
                id={rowId(order.id)}
                aria-current={isOpen ? 'true' : undefined}
              >
                {formatProducts(order.lines, t)}
              </CardLink>
            </Heading>
            {order.lines.flatMap((line) => {
              const dates = formatDates(line, { t, formats });
              return dates === null
                ? []
                : [
                    <Note key={line.line_number} numeric>
                      {dates}
                    </Note>,
                  ];
            })}
          </Stack>
          <Inline justify="between">
            <OrderStatusBadge status={order.status} />
            <Text as="div" weight="bold" numeric css={{ textAlign: 'right' }}>
              <Price amount={order.totals.total} token={order.token} />
            </Text>
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}
