import { useListOrders, useListOrdersQueryOptions } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { withParams } from '../../../shared/search-params.ts';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { ORDERS_PER_PAGE, OrderList, orderQueryOf, rowId } from './OrderList.tsx';
import { OrderPanel, SIDE_BY_SIDE } from './OrderPanel.tsx';

// Its own width decides, not the window's.
const Frame = styled('div', { containerType: 'inline-size' });
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: {
    split: { true: { [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)' } } },
  },
});
const ListColumn = styled('div', {
  minWidth: 0,
  variants: { split: { true: { display: 'none', [SIDE_BY_SIDE]: { display: 'block' } } } },
});

/** The member's orders, newest first, and beside them the one that the address opens (`?order=`). Spec §2, decision 8 */
export default function OrdersScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const orders = useListOrders(orderQueryOf(search), { query: { placeholderData: keepPreviousData } });
  const openId = search.get('order') || null;
  useFocusOnReturn(openId);
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.places.orders()} lead={t.orders.lead()} />
        <Frame>
          <Columns split={openId !== null}>
            <ListColumn split={openId !== null}>
              <OrderList orders={orders} openId={openId} />
            </ListColumn>
            {openId === null ? null : (
              <OrderPanel
                key={openId}
                id={openId}
                listed={orders.data?.results.find(({ id }) => id === openId)}
                onClose={() => setSearch((current) => withParams(current, { order: null }))}
              />
            )}
          </Columns>
        </Frame>
      </Stack>
    </Container>
  );
}

/** Returns the focus to the row of the order that was closed. */
function useFocusOnReturn(openId: string | null): void {
  const previous = useRef(openId);
  useEffect(() => {
    if (openId === null && previous.current !== null)
      document.getElementById(rowId(previous.current))?.focus();
    previous.current = openId;
  }, [openId]);
}

export function Prefetch() {
  usePrefetch(useListOrdersQueryOptions({ page: 1, page_size: ORDERS_PER_PAGE }));
  return null;
}
