import type { Order } from '@gli/sdk';
import { Link } from 'wouter';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { bookingText, eachPriceText } from './line-text.ts';
import { Line, Lines, Thumbnail } from './orders.styles.ts';

/** What was ordered: product, dates and people or pieces, and its price. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const spoken = { t, formats };
  return (
    <Lines>
      {order.lines.map((line) => (
        <Line key={line.line_number}>
          <Thumbnail src={line.picture.url} alt="" width={56} height={56} loading="lazy" size="sm" />
          <Stack gap="xs">
            <Text as="div">
              <Link href={`/shopping/product/${encodeURIComponent(line.product_id)}`} asChild>
                <TextLink>{line.product_name}</TextLink>
              </Link>
            </Text>
            {bookingText(line, spoken).map((text) => (
              <Text key={text} size="sm" tone="muted" numeric>
                {text}
              </Text>
            ))}
            <Text size="sm" tone="muted" numeric>
              {eachPriceText(line, order.token, spoken)}
            </Text>
          </Stack>
          <Text as="div" weight="semibold" numeric>
            {formats.token(line.subtotal, order.token)}
          </Text>
        </Line>
      ))}
    </Lines>
  );
}
