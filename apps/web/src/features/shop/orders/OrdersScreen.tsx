import { useListOrders, useListOrdersQueryOptions } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { rowId } from './OrderRow.tsx';
import { orderQueryOf, pageSize, withOrder } from './order-address.ts';
import * as Part from './orders.styles.ts';

/** The member's orders, the latest first, and beside them the one that the address opens (`?order=`). Spec §2, decision 8 */
export default function OrdersScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const orders = useListOrders(orderQueryOf(search), { query: { placeholderData: keepPreviousData } });
  const opened = search.get('order') || null;
  useFocusOnReturn(opened);
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.places.orders()} lead={t.orders.lead()} />
        <Part.Frame>
          <Part.Columns split={opened !== null}>
            <Part.ListColumn split={opened !== null}>
              <OrderList orders={orders} opened={opened} />
            </Part.ListColumn>
            {opened === null ? null : (
              <OrderPanel
                key={opened}
                id={opened}
                known={orders.data?.results.find(({ id }) => id === opened)}
                onClose={() => setSearch((current) => withOrder(current, null))}
              />
            )}
          </Part.Columns>
        </Part.Frame>
      </Stack>
    </Container>
  );
}

/** Gives the focus back to the row of the order that was closed. */
function useFocusOnReturn(opened: string | null): void {
  const before = useRef(opened);
  useEffect(() => {
    if (opened === null && before.current !== null) document.getElementById(rowId(before.current))?.focus();
    before.current = opened;
  }, [opened]);
}

export function Prefetch() {
  usePrefetch(useListOrdersQueryOptions({ page: 1, page_size: pageSize }));
  return null;
}
