import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { sharedNamespaces } from '../../../i18n/dictionaries.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Data, loadData } from '../../../shared/data/Data.tsx';
import { usePlatform } from '../../../shared/platform.ts';
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

/** Opens the cart: always shown in the mall, elsewhere while something is in it. */
export function CartButton() {
  const t = useTranslations();
  const [path] = useLocation();
  const { cart } = useCart();
  const panel = useCartPanel();
  useCartOwner();
  const count = cart.lines.length;
  const Panel = useCartCode(panel.isOpen, panel.close);
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
      {/* Outside the header element: a dialog has its own header and footer. */}
      {Panel
        ? createPortal(
            <Suspense fallback={null}>
              <Data>
                <Panel />
              </Data>
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}

/** The cart's code and translations, loaded when it is first opened. A failure shows a toast and closes it. */
function useCartCode(isOpen: boolean, close: () => void): ComponentType | null {
  const t = useTranslations();
  const toast = useToast();
  const { dictionaries, preferences } = usePlatform();
  const [code, setCode] = useState<{ Panel: ComponentType } | null>(null);
  useEffect(() => {
    if (!isOpen || code) return;
    let isCurrent = true;
    Promise.all([
      import('../checkout/CheckoutPanel.tsx'),
      dictionaries.loadNamespaces(preferences.state.locale, ['checkout', ...sharedNamespaces]),
      loadData(),
    ]).then(
      ([module]) => {
        if (isCurrent) setCode({ Panel: module.default });
      },
      () => {
        if (!isCurrent) return;
        close();
        toast({
          tone: 'danger',
          title: t.common.loadFailedTitle(),
          description: t.common.loadFailedText(),
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, code, dictionaries, preferences, close, toast, t]);
  return code?.Panel ?? null;
}
