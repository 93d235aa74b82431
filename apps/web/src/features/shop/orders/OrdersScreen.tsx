import { getOrderPollMs } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { invalidateAfter, listOrdersQuery, useGetOrder, useListOrders } from '@gli/sdk/react';
import {
  BackLink,
  BlocksSkeleton,
  Button,
  Container,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  omitUndefined,
  PageHeader,
  QueryContainer,
  QueryContent,
  QueryError,
  SectionErrorBoundary,
  Stack,
  setParams,
  useOnChange,
  useTitle,
} from '@gli/ui';
import { X } from '@gli/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { getServerTime, keepPage, type Prefetch } from '@/data';
import { useTranslations } from '@/i18n';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderList, rowId } from './OrderList.tsx';
import { Columns, ListColumn, NarrowOnly, WideOnly } from './OrdersScreen.styles.ts';
import { toOrderQuery } from './order-query.ts';

/** The member's orders, newest first, next to the order in the URL (`?order=`). Spec §2, decision 8 */
export default function OrdersScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const orders = useListOrders(toOrderQuery(search), keepPage);
  const openId = search.get('order') || null;
  // Returns the focus to the row of a closed order.
  useOnChange(openId, (previous) => {
    if (openId === null && previous !== null) document.getElementById(rowId(previous))?.focus();
  });
  return (
    <Container gap="lg">
      <PageHeader title={t.places.orders()} lead={t.orders.lead()} />
      <QueryContainer>
        <Columns split={openId !== null}>
          <ListColumn split={openId !== null}>
            <OrderList orders={orders} openId={openId} />
          </ListColumn>
          {openId === null ? null : (
            <OrderPanel
              key={openId}
              id={openId}
              listed={orders.data?.results.find(({ id }) => id === openId)}
              onClose={() => setSearch((current) => setParams(current, { order: null }))}
            />
          )}
        </Columns>
      </QueryContainer>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(listOrdersQuery(client, toOrderQuery(new URLSearchParams())));
};

type OrderPanelProps = {
  id: string;
  /** The order from the list, shown until the order itself has loaded. */
  listed: Order | undefined;
  onClose: () => void;
};

/**
 * The order in the URL. Takes the focus, and refetches the order whenever it may have changed on the server.
 */
export function OrderPanel({ id, listed, onClose }: OrderPanelProps) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const order = useGetOrder(
    { id },
    {
      query: {
        ...omitUndefined({ placeholderData: listed }),
        refetchInterval: ({ state }) => (state.data ? getOrderPollMs(state.data, getServerTime()) : false),
      },
    },
  );
  // Refetches lists and balances when the order changes, e.g. because it expires or is refunded.
  const updatedAt = order.data?.updated_at;
  useOnChange(updatedAt, (previous) => {
    if (previous && updatedAt) void invalidateAfter(queryClient, 'cancelOrder');
  });
  useEffect(() => title.current?.focus(), []);
  // Moves the focus to the title, because the pay or cancel button disappears with the old status.
  useOnChange(order.data?.status, () => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
  const number = order.data?.number;
  useTitle(number ? t.orders.orderTitle({ number }) : null, 0);
  return (
    <Stack as="section" gap="md" aria-labelledby="order-title">
      <NarrowOnly>
        <BackLink href={`/orders?${setParams(search, { order: null })}`}>{t.orders.backToList()}</BackLink>
      </NarrowOnly>
      <Inline justify="between" nowrap>
        {/* Stays below the sticky header when it is scrolled into view. */}
        <Heading
          as="h2"
          size="lg"
          id="order-title"
          tabIndex={-1}
          ref={title}
          css={{ scrollMarginTop: '6rem' }}
        >
          {number ? t.orders.orderTitle({ number }) : t.orders.detail()}
        </Heading>
        <WideOnly data-screen>
          <IconButton label={t.orders.closeDetail()} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </WideOnly>
      </Inline>
      <QueryContent
        query={order}
        loading={<BlocksSkeleton framed count={5} />}
        missing={
          <EmptyState
            title={t.orders.missing()}
            description={t.orders.missingText()}
            action={
              <Button variant="secondary" onClick={onClose}>
                {t.orders.showAll()}
              </Button>
            }
          />
        }
      >
        {(data) => (
          <>
            {order.isError ? <QueryError query={order} /> : null}
            <SectionErrorBoundary>
              <OrderDetail order={data} />
            </SectionErrorBoundary>
          </>
        )}
      </QueryContent>
    </Stack>
  );
}
