import { GliNotFoundError, type Order } from '@gli/sdk';
import { invalidateAfter, useGetOrder } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/BackLink.tsx';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { nextReadMs } from './next-read.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { withOrder } from './order-address.ts';
import { NarrowOnly, WideOnly } from './orders.styles.ts';

// Below the header that stays at the top of the window.
const Title = styled(Heading, { scrollMarginTop: '6rem' });

type OrderPanelProps = {
  id: string;
  /** The same order as the list knows it; shown until it has been read itself. */
  known: Order | undefined;
  onClose: () => void;
};

/** The order that the address opens. Takes the focus, and reads the order again when it can have changed by itself. */
export function OrderPanel({ id, known, onClose }: OrderPanelProps) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const order = useGetOrder(id, {
    query: {
      ...(known ? { placeholderData: known } : {}),
      refetchInterval: ({ state }) => (state.data ? nextReadMs(state.data, Date.now()) : false),
    },
  });
  useListsFollow(order.data);
  useEffect(() => title.current?.focus(), []);
  const number = order.data?.number;
  return (
    <Stack as="section" gap="md" aria-labelledby="order-title">
      <NarrowOnly>
        <BackLink href={`/orders?${withOrder(search, null)}`}>{t.orders.backToList()}</BackLink>
      </NarrowOnly>
      <Inline justify="between" nowrap>
        <Title as="h2" size="lg" id="order-title" tabIndex={-1} ref={title}>
          {number ? t.orders.numberOf({ number }) : t.orders.detail()}
        </Title>
        <WideOnly>
          <IconButton label={t.orders.closeDetail()} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </WideOnly>
      </Inline>
      {order.data ? (
        <>
          {order.isError ? <LoadFailure query={order} /> : null}
          <OrderDetail order={order.data} />
        </>
      ) : order.isPending ? (
        <PanelSkeleton />
      ) : order.error instanceof GliNotFoundError ? (
        <EmptyState
          title={t.orders.missing()}
          description={t.orders.missingText()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {t.orders.showAll()}
            </Button>
          }
        />
      ) : (
        <LoadFailure query={order} />
      )}
    </Stack>
  );
}

/** When the order changes while it is looked at (run out, refunded), lists and balances are read again, too. */
function useListsFollow(order: Order | undefined): void {
  const client = useQueryClient();
  const seen = useRef<string>(undefined);
  const updatedAt = order?.updated_at;
  useEffect(() => {
    if (seen.current !== undefined && updatedAt !== undefined && seen.current !== updatedAt)
      void invalidateAfter(client, 'cancelOrder');
    seen.current = updatedAt;
  }, [client, updatedAt]);
}

function PanelSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Stack gap="md">
          <Skeleton width="third" />
          <Skeleton shape="block" css={{ height: '6rem' }} />
          <Skeleton shape="block" css={{ height: '9rem' }} />
          <Skeleton shape="block" css={{ height: '9rem' }} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
