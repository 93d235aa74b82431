import type { Order } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useWords } from '../../../i18n/words.ts';
import { newsOf, type OrderNews } from './order-news.ts';

/** What a member should know about the order first; announced when it changes. */
export function OrderNewsList({ order }: { order: Order }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Stack gap="xs" role="status">
      {newsOf(order).map((news) => (
        <Text
          key={news.kind}
          weight="medium"
          tone={news.kind === 'payment_refused' ? 'danger' : news.kind === 'pay_by' ? 'warning' : 'default'}
        >
          {newsText(news, order.token, words, formats)}
        </Text>
      ))}
    </Stack>
  );
}

function newsText(
  news: OrderNews,
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
