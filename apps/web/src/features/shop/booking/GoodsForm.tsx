import type { Product } from '@gli/sdk';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { quantityLimit } from '../cart/quantity-limit.ts';
import { costIn, purchasedOf } from '../checkout/cost.ts';
import { AddToCart } from './AddToCart.tsx';
import { Counter } from './Counter.tsx';

/** Goods: how many. */
export function GoodsForm({ product }: { product: Product }) {
  const t = useTranslations();
  const maximum = quantityLimit(product);
  const [wanted, setWanted] = useState(1);
  // What is left may have become less since.
  const quantity = Math.min(wanted, maximum);
  const line: CartLine = { kind: 'goods', productId: product.id, quantity };
  const left = product.stock_count;
  return (
    <>
      <Counter
        label={t.shopping.quantity()}
        hint={left === null ? undefined : t.shopping.stockLeft({ count: left })}
        value={quantity}
        maximum={maximum}
        onChange={setWanted}
      />
      <AddToCart
        productName={product.name}
        line={line}
        complaint={undefined}
        token={product.price_token}
        cost={costIn(product.price_token, purchasedOf(line), product)}
        maximum={maximum}
        onAdded={() => setWanted(1)}
      />
    </>
  );
}
