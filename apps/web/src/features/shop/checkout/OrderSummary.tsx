import { type CartLine, calculateCost, getLineKey, getLineStart, toPurchaseItem } from '@gli/domain';
import type { Product, Token } from '@gli/sdk';
import { Inline, Note, Stack, Subheading, Text, useCalendarNames } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { Total } from '../Prices.tsx';
import { RefundSchedule } from '../refunds/RefundSchedule.tsx';
import { lineDetails } from './CartLineRow.tsx';

type OrderSummaryProps = {
  lines: readonly CartLine[];
  products: ReadonlyMap<string, Product>;
  token: Token;
  total: string;
};

/** Items, dates, price and refund terms, shown before the consent. */
export function OrderSummary({ lines, products, token, total }: OrderSummaryProps) {
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const ordered = lines.flatMap((line) => {
    const product = products.get(line.productId);
    const cost = product && calculateCost(token, toPurchaseItem(line), product);
    return product && cost ? [{ line, product, cost }] : [];
  });
  return (
    <Stack as="section" gap="md" aria-labelledby="order-summary">
      <Subheading id="order-summary">{t.checkout.summary()}</Subheading>
      <Stack as="ul" gap="sm">
        {ordered.map(({ line, product, cost }) => (
          <Inline as="li" key={getLineKey(line)} justify="between" align="start" nowrap gap="snug">
            <Stack gap="none">
              <Text weight="medium">
                {line.quantity > 1 ? `${product.name} × ${line.quantity}` : product.name}
              </Text>
              <Note>{lineDetails(line, product, { t, formats, names })}</Note>
            </Stack>
            <Text as="div" numeric css={{ flexShrink: 0 }}>
              {formats.tokenExact(cost, token)}
            </Text>
          </Inline>
        ))}
      </Stack>
      <Total term={t.checkout.total()} amount={total} token={token} />
      <RefundSchedule
        lines={ordered.map(({ line, product, cost }) => ({
          subtotal: cost,
          startsAt: getLineStart(line, product),
          rules: product.cancellation_policy.rules,
        }))}
        token={token}
        isUnpaid
      />
      <Note>{t.checkout.consent()}</Note>
    </Stack>
  );
}
