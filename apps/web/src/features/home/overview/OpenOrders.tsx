import { selectLatest } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { LinkRow, LinkRows, QueryError, Section, TextLink } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { OrderStatusBadge, orderPath } from '../../shop/index.ts';

const ORDERS_MAX_COUNT = 3;

/**
 * The latest orders that are waiting for a stay or delivery, with one call per status. Orders to pay are tasks. Renders
 * nothing if there are none.
 */
export function OpenOrders() {
  const t = useTranslations();
  const page = { page: 1, page_size: ORDERS_MAX_COUNT };
  const queries = [
    useListOrders({ ...page, status: 'paid' }),
    useListOrders({ ...page, status: 'preparing' }),
  ];
  const failed = queries.find(({ isError, data }) => isError && !data);
  const orders = selectLatest(
    queries.flatMap(({ data }) => data?.results ?? []),
    ORDERS_MAX_COUNT,
  );
  if (orders.length === 0 && !failed) return null;
  return (
    <Section
      title={t.alternateHome.openOrders()}
      action={<TextLink href="/orders">{t.alternateHome.toOrders()}</TextLink>}
    >
      {failed ? (
        <QueryError query={failed} />
      ) : (
        <LinkRows>
          {orders.map((order) => (
            <OpenOrder key={order.id} order={order} />
          ))}
        </LinkRows>
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
      href={orderPath(order.id)}
      picture={first?.picture.url}
      title={more > 0 ? t.alternateHome.moreProducts({ product, count: more }) : product}
      amount={formats.tokenExact(order.totals.total, order.token)}
      note={formats.day(order.created_at)}
      aside={<OrderStatusBadge status={order.status} />}
    />
  );
}
