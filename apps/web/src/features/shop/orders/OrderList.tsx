import type { GliError, OrderPage } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { Field } from '../../../design/controls/Field.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { usePage } from '../../../shared/search-params.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { OrderRow } from './OrderRow.tsx';
import { orderQueryOf, orderStatuses, pageSize, withStatus } from './order-address.ts';
import { Filter, Rows } from './orders.styles.ts';

type OrderListProps = { orders: UseQueryResult<OrderPage, GliError>; opened: string | null };

/** Filter, orders of this page, and the way to the others. */
export function OrderList({ orders, opened }: OrderListProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const { status } = orderQueryOf(search);
  return (
    <Stack gap="md">
      <Filter>
        <Field label={t.orders.filter()} aside={orders.data ? <Count page={orders.data} /> : undefined}>
          <NativeSelect
            value={status ?? ''}
            onChange={(event) => setSearch(withStatus(search, event.currentTarget.value))}
          >
            <option value="">{t.orders.allStatuses()}</option>
            {orderStatuses.map((one) => (
              <option key={one} value={one}>
                {t.terms.orderStatus[one]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Filter>
      <Results orders={orders} opened={opened} />
    </Stack>
  );
}

function Count({ page }: { page: OrderPage }) {
  const t = useTranslations();
  return <span role="status">{t.orders.resultCount({ count: page.count })}</span>;
}

function Results({ orders, opened }: OrderListProps) {
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
            <OrderRow order={order} isOpen={order.id === opened} />
          </li>
        ))}
      </Rows>
      <Pagination
        label={t.orders.listLabel()}
        page={page}
        pages={Math.ceil(count / pageSize)}
        onPage={setPage}
      />
    </Stack>
  );
}

/** Nothing here: no order at all, none of this status, or a page after the last. */
function NoOrders({ count }: { count: number }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { status } = orderQueryOf(search);
  if (count > 0) {
    return (
      <EmptyState
        title={t.orders.emptyPage()}
        action={
          <Link href={`/orders?${withStatus(search, status ?? '')}`} asChild>
            <LinkButton variant="secondary">{t.orders.toFirstPage()}</LinkButton>
          </Link>
        }
      />
    );
  }
  if (status) {
    return (
      <EmptyState
        title={t.orders.emptyFilter()}
        description={t.orders.emptyFilterText()}
        action={
          <Link href={`/orders?${withStatus(search, '')}`} asChild>
            <LinkButton variant="secondary">{t.orders.showAll()}</LinkButton>
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t.orders.empty()}
      description={t.orders.emptyText()}
      action={
        <Link href="/shopping" asChild>
          <LinkButton>{t.orders.toMall()}</LinkButton>
        </Link>
      }
    />
  );
}
