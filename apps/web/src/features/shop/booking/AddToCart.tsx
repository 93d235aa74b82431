import type { Product } from '@gli/sdk';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Price } from '../../../shared/money/Price.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { type CartLine, isFull, keyOf, MAX_LINES, quantityIn, withLine, withOnly } from '../cart/cart.ts';
import { costIn, type Purchased, purchasedOf } from '../cart/cost.ts';
import { useCart, useCartPanel } from '../cart/use-cart.ts';
import { Refunds } from '../refunds/Refunds.tsx';
import { startOfLine } from '../refunds/refund-steps.ts';

type AddToCartProps = {
  product: Product;
  /** What is chosen; null while something is missing. */
  line: CartLine | null;
  /** What the total is for; by default the line. */
  purchased?: Purchased | null;
  /** What to say is missing. */
  missing?: string;
  /** How the total is computed. */
  costHint?: string | null;
  /** Largest quantity that can be ordered. */
  maximum: number;
  onAdded?: () => void;
};

/** The total of what is chosen, what a cancellation gives back, and two buttons: into the cart, or straight to the checkout. */
export function AddToCart(props: AddToCartProps) {
  const { product, line, purchased = line && purchasedOf(line), missing, costHint, maximum, onAdded } = props;
  const t = useTranslations();
  const toast = useToast();
  const panel = useCartPanel();
  const { cart, update } = useCart();
  const [showErrors, setShowErrors] = useState(false);
  const token = product.price_token;
  const cost = purchased && costIn(token, purchased, product);
  const inCart = line ? quantityIn(cart, line) : 0;
  const problem = !line
    ? missing
    : inCart === 0 && isFull(cart)
      ? t.shopping.cartFull({ maximum: MAX_LINES })
      : inCart + line.quantity > maximum
        ? t.shopping.allInCart()
        : undefined;

  const add = (): boolean => {
    setShowErrors(true);
    if (!line || problem) return false;
    update((current) => withLine(current, line));
    setShowErrors(false);
    onAdded?.();
    return true;
  };
  const addWithToast = () => {
    if (!add()) return;
    toast({
      tone: 'success',
      title: t.shopping.added(),
      description: product.name,
      action: { label: t.shopping.viewCart(), onAction: panel.open },
    });
  };
  // Straight to the checkout of what is chosen: not of more, when it is in the cart already.
  const order = () => {
    setShowErrors(true);
    if (!line || line.quantity > maximum || (problem && inCart === 0)) return;
    update((current) => withOnly(current, line));
    setShowErrors(false);
    panel.openCheckout(keyOf(line));
  };
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          {
            term: t.shopping.total(),
            description: cost === null ? '–' : <Price amount={cost} token={token} exact />,
            strong: true,
          },
        ]}
      />
      {costHint ? <Note numeric>{costHint}</Note> : null}
      {line && cost ? (
        <Refunds
          lines={[
            {
              subtotal: cost,
              startsAt: startOfLine(line, product),
              rules: product.cancellation_policy.rules,
            },
          ]}
          token={token}
        />
      ) : null}
      <div role="alert">
        {showErrors && problem ? (
          <Text size="sm" tone="danger" weight="medium">
            {problem}
          </Text>
        ) : null}
      </div>
      <Stack gap="sm">
        <Button size="lg" wide onClick={order}>
          {product.kind === 'goods' ? t.shopping.buyNow() : t.shopping.bookNow()}
        </Button>
        <Button variant="secondary" size="lg" wide onClick={addWithToast}>
          <ShoppingCart aria-hidden />
          {t.shopping.addToCart()}
        </Button>
      </Stack>
    </Stack>
  );
}
