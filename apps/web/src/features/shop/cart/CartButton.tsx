import { CountBadge, IconButton, Inline, LoadFailureToast } from '@gli/ui';
import { ShoppingCart } from '@gli/ui/icons';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { lazyPart } from '@/data';
import { useTranslations } from '@/i18n';
import { useCart, useCartOwner, useCartPanel } from './use-cart.ts';

const CheckoutPanel = lazyPart(async () => (await import('../checkout/CheckoutPanel.tsx')).default, {
  Failure: LoadFailureToast,
  namespaces: ['checkout'],
});

/** Button that opens the cart. Always visible in the shop. Elsewhere, visible only if the cart has items. */
export function CartButton() {
  const t = useTranslations();
  const [path] = useLocation();
  const { cart } = useCart();
  const panel = useCartPanel();
  useCartOwner();
  const count = cart.lines.length;
  // Stays mounted after closing, so that it can report how the purchase ends.
  const [wasOpened, setOpened] = useState(false);
  if (panel.isOpen && !wasOpened) setOpened(true);
  const isShown = count > 0 || path.startsWith('/shopping') || path === '/orders';
  return (
    <>
      {isShown ? (
        <Inline css={{ position: 'relative' }}>
          <IconButton
            label={count > 0 ? t.shell.cartWith({ count }) : t.shell.cart()}
            aria-haspopup="dialog"
            onClick={panel.open}
          >
            <ShoppingCart aria-hidden />
          </IconButton>
          {count > 0 ? (
            <CountBadge tone="primary" aria-hidden>
              {count}
            </CountBadge>
          ) : null}
        </Inline>
      ) : null}
      {/* Rendered outside the header element, because a dialog has its own header and footer. */}
      {wasOpened ? createPortal(<CheckoutPanel />, document.body) : null}
    </>
  );
}
