import type { Order } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type OrderUpdate, orderUpdates } from './order-updates.ts';

/** What a member should know about the order first; announced when it changes. */
export function OrderUpdates({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs" role="status">
      {orderUpdates(order).map((news) => (
        <Text
          key={news.kind}
          weight="medium"
          tone={news.kind === 'payment_refused' ? 'danger' : news.kind === 'pay_by' ? 'warning' : 'default'}
        >
          {newsText(news, order.token, t, formats)}
        </Text>
      ))}
    </Stack>
  );
}

function newsText(
  news: OrderUpdate,
  token: string,
  { orders }: TranslationFunctions,
  formats: Formats,
): string {
  switch (news.kind) {
    case 'pay_by':
      return orders.payBy({ time: formats.moment(news.time) });
    case 'payment_refused':
      return orders.paymentRefused({ reason: news.reason });
    case 'cancellable_until':
      return orders.cancellableUntil({
        time: formats.moment(news.time),
        amount: formats.tokenExact(news.amount, token),
      });
    case 'cancellable':
      return orders.cancellable({ amount: formats.tokenExact(news.amount, token) });
    case 'refund_pending':
      return orders.refundPending({ amount: formats.tokenExact(news.amount, token) });
    case 'refund_done':
      return orders.refundDone({
        time: formats.moment(news.time),
        amount: formats.tokenExact(news.amount, token),
      });
  }
}
