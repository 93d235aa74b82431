import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { Card, LoadingRegion, Stack, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { LoadFailure, LoadingRows, Section } from '@/shared';
import { OrderStatusBadge } from '../../shop/index.ts';
import { Entry, EntryList, MoreLink } from './Entry.tsx';

/** The latest orders that await payment, stay or delivery. */
export function OpenOrders() {
  const t = useTranslations();
  const { orders, failed, isPending } = useOpenOrders();
  return (
    <Section title={t.alternateHome.openOrders()}>
      {failed ? (
        <LoadFailure query={failed} />
      ) : (
        <Card>
          {isPending ? (
            <LoadingRegion>
              <LoadingRows count={2} />
            </LoadingRegion>
          ) : (
            <Stack gap="md">
              {orders.length === 0 ? (
                <Text tone="muted">{t.alternateHome.noOpenOrders()}</Text>
              ) : (
                <EntryList>
                  {orders.map((order) => (
                    <OpenOrder key={order.id} order={order} />
                  ))}
                </EntryList>
              )}
              <MoreLink href={orders.length === 0 ? '/shopping' : '/orders'}>
                {orders.length === 0 ? t.alternateHome.toMall() : t.alternateHome.toOrders()}
              </MoreLink>
            </Stack>
          )}
        </Card>
      )}
    </Section>
  );
}

function OpenOrder({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const product = order.lines[0]?.product_name ?? order.number;
  const more = order.lines.length - 1;
  return (
    <Entry
      href={`/orders?order=${encodeURIComponent(order.id)}`}
      title={more > 0 ? t.alternateHome.moreProducts({ product, count: more }) : product}
      amount={formats.token(order.totals.total, order.token)}
      day={formats.day(order.created_at)}
      note={<OrderStatusBadge status={order.status} />}
    />
  );
}

/** Max orders on the members' home. */
const ORDERS_MAX_COUNT = 3;

/** Fetches the latest open orders with one call per open status, because a call accepts only one status. */
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

/** Returns at most `count` items, newest first. */
export function selectLatest<One extends { created_at: string }>(all: readonly One[], count: number): One[] {
  return all.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, count);
}
