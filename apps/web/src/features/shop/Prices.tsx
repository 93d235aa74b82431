import type { Product, ProductRoom, ProductSummary, Token } from '@gli/sdk';
import { DescriptionList, LiveSummary, Text, translate } from '@gli/ui';
import type { ComponentProps } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { AboutWon, Price } from '../money/index.ts';

type ProductPriceProps = Omit<ComponentProps<typeof Text>, 'children'> & {
  product: ProductSummary | Product;
};

export function ProductPrice({ product, ...text }: ProductPriceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { price_from: amount, price_token: token, unit } = product;
  return (
    <Text as="div" weight="bold" numeric {...text}>
      <span>{translate(t.terms.pricePer, unit)({ price: formats.tokenExact(amount, token) })}</span>
      <AboutWon amount={amount} token={token} />
    </Text>
  );
}

type RoomPriceProps = Omit<ComponentProps<typeof Text>, 'children'> & {
  as?: 'div' | 'span';
  room: ProductRoom;
  token: Token;
};

export function RoomPrice({ room: { nightly_price: amount }, token, ...text }: RoomPriceProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Text as="div" weight="bold" numeric {...text}>
      <span>{t.shopping.perNight({ price: formats.tokenExact(amount, token) })}</span>
      <AboutWon amount={amount} token={token} />
    </Text>
  );
}

type TotalProps = {
  term: string;
  /** Total, or null while the selection is incomplete. */
  amount: string | null;
  token: Token;
};

/** The exact total of a selection or an order, announced when it changes. */
export function Total({ term, amount, token }: TotalProps) {
  const formats = useFormats();
  return (
    <>
      <DescriptionList
        items={[[term, amount === null ? '–' : <Price amount={amount} token={token} />, 'strong']]}
      />
      <LiveSummary>{amount === null ? null : `${term} ${formats.tokenExact(amount, token)}`}</LiveSummary>
    </>
  );
}
