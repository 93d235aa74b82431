import type { GliError, Order, OrderPage, operations } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Field } from '../../../design/controls/Field.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { Price } from '../../../shared/money/Price.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { defined, oneOf, pageOf, usePage, withFilter, withParams } from '../../../shared/search-params.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { datesText, productsText } from './order-summary.ts';

/** Statuses that the list can be filtered by, in the order an order takes them. */
const orderStatuses = ['pending_payment', 'paid', 'preparing', 'completed', 'cancelled', 'refunded'] as const;

export const ORDERS_PER_PAGE = 10;

const Filter = styled('div', { maxWidth: '21rem', '@mobile': { maxWidth: 'none' } });
const Rows = styled('ul', { display: 'grid', gap: '$3' });
const RowBody = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
  padding: '$4',
});

type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/** The request for the list in the address. Unknown values are left out. */
export function orderQueryOf(search: URLSearchParams): OrderQuery {
  const status = oneOf(orderStatuses, search.get('status'));
  return { page: pageOf(search), page_size: ORDERS_PER_PAGE, ...defined({ status }) };
}

/** The element that gets the focus when an order is closed. */
export const rowId = (orderId: string) => `order-${orderId}`;

type OrderListProps = { orders: UseQueryResult<OrderPage, GliError>; openId: string | null };

/** The filter, the orders of this page, and the pagination. */
export function OrderList({ orders, openId }: OrderListProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const count = orders.data && (
    <span role="status">{t.orders.resultCount({ count: orders.data.count })}</span>
  );
  return (
    <Stack gap="md">
      <Filter>
        <Field label={t.orders.filter()} aside={count}>
          <NativeSelect
            none={t.orders.allStatuses()}
            options={optionsOf(orderStatuses, t.terms.orderStatus)}
            value={orderQueryOf(search).status ?? ''}
            onChange={(event) => setSearch(withFilter(search, 'status', event.currentTarget.value))}
          />
        </Field>
      </Filter>
      <Results orders={orders} openId={openId} />
    </Stack>
  );
}

function Results({ orders, openId }: OrderListProps) {
  const t = useTranslations();
  const [page, setPage] = usePage();
  if (orders.isPending) return <OrderListSkeleton />;
  if (!orders.data) return <LoadFailure query={orders} />;
  const { results, count } = orders.data;
  if (results.length === 0) return <NoOrders count={count} />;
  return (
    <Stack gap="lg" aria-busy={orders.isFetching}>
      {orders.isError ? <LoadFailure query={orders} /> : null}
      <Rows aria-label={t.orders.listLabel()}>
        {results.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} isOpen={order.id === openId} />
          </li>
        ))}
      </Rows>
      <Pagination
        label={t.orders.listLabel()}
        page={page}
        pages={Math.ceil(count / ORDERS_PER_PAGE)}
        onPage={setPage}
      />
    </Stack>
  );
}

function OrderRow({ order, isOpen }: { order: Order; isOpen: boolean }) {
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
              <CardLink
                href={`/orders?${withParams(search, { order: order.id })}`}
                id={rowId(order.id)}
                aria-current={isOpen ? 'true' : undefined}
              >
                {productsText(order.lines, t)}
              </CardLink>
            </Heading>
            {order.lines.flatMap((line) => {
              const dates = datesText(line, { t, formats });
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
      </RowBody>
    </Card>
  );
}

/** No order at all, none of this status, or a page after the last one. */
function NoOrders({ count }: { count: number }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { status = null } = orderQueryOf(search);
  const listAt = (one: typeof status) => `/orders?${withFilter(search, 'status', one)}`;
  const [title, description, href, label] =
    count > 0
      ? [t.orders.emptyPage(), undefined, listAt(status), t.orders.toFirstPage()]
      : status
        ? [t.orders.emptyFilter(), t.orders.emptyFilterText(), listAt(null), t.orders.showAll()]
        : [t.orders.empty(), t.orders.emptyText(), '/shopping', t.orders.toMall()];
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <LinkButton href={href} variant={href === '/shopping' ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      }
    />
  );
}

function OrderListSkeleton() {
  return (
    <LoadingRegion>
      <Rows as="div">
        {Array.from({ length: 4 }, (_, row) => (
          <Card key={row} padding="none">
            <RowBody>
              <Skeleton shape="block" css={{ width: '4.5rem', height: '4.5rem' }} />
              <Stack gap="sm">
                <Stack gap="xs">
                  <Text as="div" size="xs">
                    <Skeleton width="third" />
                  </Text>
                  <Heading as="div" size="sm">
                    <Skeleton width="most" />
                  </Heading>
                </Stack>
                <Text as="div">
                  <Skeleton width="half" />
                </Text>
              </Stack>
            </RowBody>
          </Card>
        ))}
      </Rows>
    </LoadingRegion>
  );
}
