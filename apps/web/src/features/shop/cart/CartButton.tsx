import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { IconButton, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { LoadFailureToast, lazyPart } from '@/shared';
import { useCart, useCartOwner, useCartPanel } from './use-cart.ts';

const Root = styled('div', { position: 'relative', display: 'inline-flex' });
const Count = styled('span', {
  position: 'absolute',
  top: '0.125rem',
  right: '0.125rem',
  minWidth: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '$round',
  background: '$primary',
  color: '$onPrimary',
  fontSize: '0.6875rem',
  fontWeight: '$bold',
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

const CheckoutPanel = lazyPart(async () => (await import('../checkout/CheckoutPanel.tsx')).default, {
  Failure: LoadFailureToast,
  namespaces: ['checkout'],
});

/** Opens the cart. Always visible in the shop, and elsewhere only if the cart has items. */
export function CartButton() {
  const t = useTranslations();
  const [path] = useLocation();
  const { cart } = useCart();
  const panel = useCartPanel();
  useCartOwner();
  const count = cart.lines.length;
  // Stays mounted after closing, to report how the purchase ends.
  const [wasOpened, setOpened] = useState(false);
  if (panel.isOpen && !wasOpened) setOpened(true);
  const isShown = count > 0 || path.startsWith('/shopping') || path === '/orders';
  return (
    <>
      {isShown ? (
        <Root>
          <IconButton
            label={count > 0 ? t.shell.cartWith({ count }) : t.shell.cart()}
            aria-haspopup="dialog"
            onClick={panel.open}
          >
            <ShoppingCart aria-hidden />
          </IconButton>
          {count > 0 ? <Count aria-hidden>{count}</Count> : null}
        </Root>
      ) : null}
      {/* Rendered outside the header element, because a dialog has its own header and footer. */}
      {wasOpened ? createPortal(<CheckoutPanel />, document.body) : null}
    </>
  );
}
