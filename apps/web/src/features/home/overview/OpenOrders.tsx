import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { Card, LinkRow, LinkRows, LoadingRegion, QueryError, RowsSkeleton, Section } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { OrderStatusBadge } from '../../shop/index.ts';
import { MoreLink } from './MoreLink.tsx';

/** The latest orders that are waiting for payment, a stay or delivery. */
export function OpenOrders() {
  const t = useTranslations();
  const { orders, failed, isPending } = useOpenOrders();
  const isEmpty = orders.length === 0;
  return (
    <Section title={t.alternateHome.openOrders()}>
      {failed ? (
        <QueryError query={failed} />
      ) : isPending ? (
        <Card>
          <LoadingRegion>
            <RowsSkeleton count={2} />
          </LoadingRegion>
        </Card>
      ) : (
        <LinkRows empty={t.alternateHome.noOpenOrders()}>
          {orders.map((order) => (
            <OpenOrder key={order.id} order={order} />
          ))}
        </LinkRows>
      )}
      {failed || isPending ? null : (
        <MoreLink href={isEmpty ? '/shopping' : '/orders'}>
          {isEmpty ? t.alternateHome.toMall() : t.alternateHome.toOrders()}
        </MoreLink>
      )}
    </Section>
  );
}

function OpenOrder({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const [first] = order.lines;
  const product = first?.product_name ?? order.number;
  const more = order.lines.length - 1;
  return (
    <LinkRow
      href={`/orders?order=${encodeURIComponent(order.id)}`}
      picture={first?.picture.url}
      title={more > 0 ? t.alternateHome.moreProducts({ product, count: more }) : product}
      amount={formats.tokenExact(order.totals.total, order.token)}
      note={formats.day(order.created_at)}
      aside={<OrderStatusBadge status={order.status} />}
    />
  );
}

const ORDERS_MAX_COUNT = 3;

/** Fetches the latest open orders with one call per status, because a call accepts only one status. */
function useOpenOrders() {
  const page = { page: 1, page_size: ORDERS_MAX_COUNT };
  const queries = [
    useListOrders({ ...page, status: 'pending_payment' }),
    useListOrders({ ...page, status: 'paid' }),
    useListOrders({ ...page, status: 'preparing' }),
  ];
  const orders: Order[] = queries.flatMap(({ data }) => data?.results ?? []);
  return {
    orders: selectLatest(orders, ORDERS_MAX_COUNT),
    failed: queries.find(({ isError, data }) => isError && !data),
    isPending: queries.some(({ isPending }) => isPending),
  };
}

export function selectLatest<One extends { created_at: string }>(all: readonly One[], count: number): One[] {
  return all.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, count);
}
