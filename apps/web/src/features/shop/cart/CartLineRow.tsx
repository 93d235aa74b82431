import type { Product } from '@gli/sdk';
import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { costIn, purchasedOf } from '../checkout/cost.ts';
import { useLineText } from '../checkout/use-line-text.ts';
import { QuantityStepper } from '../QuantityStepper.tsx';
import { type Cart, withChanged } from './cart.ts';
import { type CartLine, keyOf } from './cart-line.ts';
import type { LineProblem } from './line-problem.ts';
import { guestLimit, quantityLimit } from './quantity-limit.ts';

const Root = styled('li', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: '$1 $4',
  paddingBlock: '$4',
});
const Picture = styled('img', {
  width: '4.5rem',
  height: '4.5rem',
  objectFit: 'cover',
  borderRadius: '$md',
  background: '$surfaceSunken',
});

type CartLineRowProps = {
  line: CartLine;
  /** Null when it has left the catalogue. */
  product: Product | null;
  problem: LineProblem | null;
  /** What the server said about the line when it refused the order. */
  refused: string | undefined;
  onChange: (change: (cart: Cart) => Cart) => void;
  onRemove: () => void;
};

/** One line of the cart. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, product, problem, refused, onChange, onRemove } = props;
  const t = useTranslations();
  const formats = useFormats();
  const lineText = useLineText();
  const name = product?.name ?? t.checkout.goneProduct();
  const room =
    line.kind === 'resort' ? product?.rooms.find((one) => one.room_type === line.roomType) : undefined;
  const token = product?.price_token;
  const cost = product && token ? costIn(token, purchasedOf(line), product) : null;
  const limit = product ? quantityLimit(product, room) : 0;
  const setQuantity = (quantity: number) =>
    onChange((cart) =>
      withChanged(cart, keyOf(line), {
        quantity,
        // Fewer rooms take fewer guests; each room has one at least.
        ...(line.kind === 'resort' && room
          ? { guests: Math.max(quantity, Math.min(line.guests, guestLimit(room, quantity))) }
          : {}),
      }),
    );
  const details = lineText.details(line, product);
  const wrong = refused ?? (problem ? lineText.problem(problem) : null);
  return (
    <Root>
      {product?.pictures[0] ? (
        <Picture src={product.pictures[0].url} alt="" width={72} height={72} loading="lazy" />
      ) : (
        <span />
      )}
      <Stack gap="xs">
        <Inline justify="between" align="start" nowrap>
          <Stack gap="none">
            <Text weight="semibold">
              {product ? (
                <Link href={`/shopping/product/${encodeURIComponent(product.id)}`} asChild>
                  <TextLink>{name}</TextLink>
                </Link>
              ) : (
                name
              )}
            </Text>
            {details ? (
              <Text size="sm" tone="muted">
                {details}
              </Text>
            ) : null}
          </Stack>
          <IconButton size="sm" label={t.checkout.remove({ product: name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </Inline>
        <Inline justify="between">
          {limit > 0 ? (
            <QuantityStepper
              label={translate(t.checkout.quantityOf, line.kind)({ product: name })}
              fewerLabel={t.checkout.fewer({ product: name })}
              moreLabel={t.checkout.more({ product: name })}
              value={line.quantity}
              maximum={limit}
              onChange={setQuantity}
            />
          ) : (
            <span />
          )}
          <Text weight="bold" numeric>
            {cost && token ? formats.tokenExact(cost, token) : '–'}
          </Text>
        </Inline>
        {wrong ? (
          <Text size="sm" tone="danger" weight="medium">
            {wrong}
          </Text>
        ) : null}
      </Stack>
    </Root>
  );
}
