import type { Product, Token } from '@gli/sdk';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useCalendarNames } from '../../../shared/calendar-day.ts';
import { Price } from '../../../shared/money/Price.tsx';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import type { CartLine } from '../cart/cart.ts';
import { keyOf } from '../cart/cart.ts';
import { costIn, purchasedOf } from '../cart/cost.ts';
import { Refunds } from '../refunds/Refunds.tsx';
import { startOfLine } from '../refunds/refund-steps.ts';
import { lineDetails } from './CartLineRow.tsx';

type OrderSummaryProps = {
  lines: readonly CartLine[];
  products: ReadonlyMap<string, Product>;
  token: Token;
  total: string;
};

/** What is about to be agreed to: what is ordered and when, what it costs, and what a cancellation gives back. */
export function OrderSummary({ lines, products, token, total }: OrderSummaryProps) {
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const ordered = lines.flatMap((line) => {
    const product = products.get(line.productId);
    const cost = product && costIn(token, purchasedOf(line), product);
    return product && cost ? [{ line, product, cost }] : [];
  });
  return (
    <Stack as="section" gap="md" aria-labelledby="order-summary">
      <Subheading id="order-summary">{t.checkout.summary()}</Subheading>
      <Stack as="ul" gap="sm">
        {ordered.map(({ line, product, cost }) => (
          <Inline as="li" key={keyOf(line)} justify="between" align="start" nowrap css={{ gap: '$3' }}>
            <Stack gap="none">
              <Text weight="medium">
                {product.name}
                {line.quantity > 1 ? ` × ${line.quantity}` : null}
              </Text>
              <Note>{lineDetails(line, product, t, names)}</Note>
            </Stack>
            <Text as="div" numeric css={{ flexShrink: 0 }}>
              {formats.tokenExact(cost, token)}
            </Text>
          </Inline>
        ))}
      </Stack>
      <DescriptionList
        items={[
          {
            term: t.checkout.total(),
            description: <Price amount={total} token={token} exact />,
            strong: true,
          },
        ]}
      />
      <Refunds
        lines={ordered.map(({ line, product, cost }) => ({
          subtotal: cost,
          startsAt: startOfLine(line, product),
          rules: product.cancellation_policy.rules,
        }))}
        token={token}
        isUnpaid
      />
      <Note>{t.checkout.consent()}</Note>
    </Stack>
  );
}
