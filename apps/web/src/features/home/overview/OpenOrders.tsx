import type { Order } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { OrderStatusBadge } from '../../shop/index.ts';
import { Item, Line, List } from './overview.styles.ts';
import { useOpenOrders } from './use-open-orders.ts';

/** The latest orders that still await payment, a stay or a delivery. */
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
            <LoadingRegion label={t.common.loading()}>
              <Skeleton shape="block" css={{ height: '6rem' }} />
            </LoadingRegion>
          ) : (
            <Stack gap="md">
              {orders.length === 0 ? (
                <Text tone="muted">{t.alternateHome.noOpenOrders()}</Text>
              ) : (
                <List>
                  {orders.map((order) => (
                    <OpenOrder key={order.id} order={order} />
                  ))}
                </List>
              )}
              <div>
                <Link href={orders.length === 0 ? '/shopping' : '/orders'} asChild>
                  <TextLink>
                    {orders.length === 0 ? t.alternateHome.toMall() : t.alternateHome.toOrders()}
                  </TextLink>
                </Link>
              </div>
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
    <Item>
      <Line>
        <Link href={`/orders?order=${encodeURIComponent(order.id)}`} asChild>
          <TextLink>{more > 0 ? t.alternateHome.moreProducts({ product, count: more }) : product}</TextLink>
        </Link>
        <Text as="span" weight="semibold" numeric>
          {formats.token(order.totals.total, order.token)}
        </Text>
      </Line>
      <Line>
        <Text size="sm" tone="muted" numeric>
          {formats.day(order.created_at)}
        </Text>
        <OrderStatusBadge status={order.status} />
      </Line>
    </Item>
  );
}
