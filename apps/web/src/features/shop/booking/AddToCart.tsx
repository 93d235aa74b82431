import type { Token } from '@gli/sdk';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isFull, MAXIMUM_LINES, quantityIn, withLine } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { useCart } from '../cart/use-cart.ts';
import { useCartPanel } from '../cart/use-cart-panel.ts';

type AddToCartProps = {
  productName: string;
  /** What is chosen; null as long as something is missing. */
  line: CartLine | null;
  /** What is missing, once one asks for it. */
  complaint: string | undefined;
  token: Token;
  /** What the line costs; null as long as that is not known. */
  cost: string | null;
  /** How the cost comes about. */
  costHint?: string | undefined;
  /** Most of it that can be ordered. */
  maximum: number;
  /** The line is in the cart. */
  onAdded?: () => void;
};

/** The total of what is chosen, and the two ways on: into the cart, or straight to the order. */
export function AddToCart(props: AddToCartProps) {
  const { productName, line, complaint, token, cost, costHint, maximum, onAdded } = props;
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const panel = useCartPanel();
  const { cart, update } = useCart();
  const [showErrors, setShowErrors] = useState(false);
  const held = line ? quantityIn(cart, line) : 0;
  const problem = !line
    ? complaint
    : held === 0 && isFull(cart)
      ? t.shopping.cartFull({ maximum: MAXIMUM_LINES })
      : held + line.quantity > maximum
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
  const addAndTell = () => {
    if (!add()) return;
    toast({
      tone: 'success',
      title: t.shopping.added(),
      description: productName,
      action: { label: t.shopping.viewCart(), onAction: panel.open },
    });
  };
  // What is in the cart already is enough to go on with.
  const order = () => {
    if (add() || (line && held > 0)) panel.open();
  };
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          {
            term: t.shopping.total(),
            description: cost === null ? '–' : formats.tokenExact(cost, token),
            strong: true,
          },
        ]}
      />
      {costHint ? (
        <Text size="sm" tone="muted" numeric>
          {costHint}
        </Text>
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
          {t.shopping.buyNow()}
        </Button>
        <Button variant="secondary" size="lg" wide onClick={addAndTell}>
          <ShoppingCart aria-hidden />
          {t.shopping.addToCart()}
        </Button>
      </Stack>
    </Stack>
  );
}
