import {
  addLine,
  type CartLine,
  calculateCost,
  getLineStart,
  isCartFull,
  type Purchased,
  quantityIn,
  toPurchaseItem,
} from '@gli/domain';
import type { Product } from '@gli/sdk';
import { ActionBar, Button, Note, Text, translate, useToast } from '@gli/ui';
import { ShoppingCart } from '@gli/ui/icons';
import { ORDER_LINES_MAX } from '@gli/validation';
import { useRef, useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { useCart, useCartPanel } from '../cart/use-cart.ts';
import { Total } from '../Prices.tsx';
import { RefundSchedule } from '../refunds/RefundSchedule.tsx';
import { Buttons, PanelEnd } from './AddToCart.styles.ts';

type AddToCartProps = {
  product: Product;
  /** The selection, or null while it is incomplete. */
  line: CartLine | null;
  /** Items covered by the total. Default: the line. */
  purchased?: Purchased | null;
  /** Shows what is missing in an incomplete selection. */
  onIncomplete?: () => void;
  costHint?: string | null;
  /** Max quantity that can be ordered. */
  maximum: number;
  onAdded?: () => void;
};

/** The selection's refund terms, total, and buttons to add it to the cart or check out. */
export function AddToCart(props: AddToCartProps) {
  const {
    product,
    line,
    purchased = line && toPurchaseItem(line),
    onIncomplete,
    costHint,
    maximum,
    onAdded,
  } = props;
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useCartPanel();
  const { cart, update } = useCart();
  const [showErrors, setShowErrors] = useState(false);
  const token = product.price_token;
  const cost = purchased && calculateCost(token, purchased, product);
  const inCart = line ? quantityIn(cart, line) : 0;
  const problem = !line
    ? undefined
    : inCart === 0 && isCartFull(cart)
      ? t.checkout.cartFull({ maximum: ORDER_LINES_MAX })
      : inCart + line.quantity > maximum
        ? t.shopping.allInCart()
        : undefined;

  const add = () => {
    if (!line) return onIncomplete?.();
    setShowErrors(problem !== undefined);
    if (problem) return;
    update((current) => addLine(current, line));
    onAdded?.();
    toast({
      tone: 'success',
      title: t.shopping.added(),
      description: product.name,
      action: { label: t.shopping.viewCart(), onAction: panel.open },
    });
  };
  // Checks out only this selection. The cart stays unchanged.
  const order = () => (line ? panel.openCheckout(line) : onIncomplete?.());
  return (
    <>
      {line && cost ? (
        <RefundSchedule
          lines={[
            {
              subtotal: cost,
              startsAt: getLineStart(line, product),
              rules: product.cancellation_policy.rules,
            },
          ]}
          token={token}
        />
      ) : null}
      <PanelEnd>
        <Total term={t.shopping.total()} amount={cost} token={token} />
        {costHint ? <Note numeric>{costHint}</Note> : null}
        <div role="alert">
          {showErrors && problem ? (
            <Text size="sm" tone="danger" weight="medium">
              {problem}
            </Text>
          ) : null}
        </div>
        <Buttons>
          <Button ref={button} size="lg" wide onClick={order}>
            {product.kind === 'goods' ? t.shopping.buyNow() : t.shopping.bookNow()}
          </Button>
          <Button variant="secondary" size="lg" wide onClick={add}>
            <ShoppingCart aria-hidden />
            {t.shopping.addToCart()}
          </Button>
          <ActionBar
            button={button}
            term={product.name}
            figure={
              cost === null
                ? translate(
                    t.terms.pricePer,
                    product.unit,
                  )({ price: formats.tokenExact(product.price_from, token) })
                : formats.tokenExact(cost, token)
            }
            action={product.kind === 'goods' ? t.shopping.buy() : t.shopping.book()}
            // Goods have a preset quantity of 1 and would always be complete, so the bar only leads to their
            // form.
            isComplete={product.kind !== 'goods' && line !== null}
          />
        </Buttons>
      </PanelEnd>
    </>
  );
}
