import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useCartPanel } from '../cart/use-cart-panel.ts';
import { CartStep } from './CartStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { OrderStep } from './OrderStep.tsx';
import { PlacingStep } from './PlacingStep.tsx';
import { Foot, FootContext } from './panel-foot.tsx';
import { useCheckout } from './use-checkout.ts';
import { useEnteredCustomer } from './use-entered-customer.ts';
import { usePurchaseToast } from './use-purchase-toast.ts';

const Body = styled('div', { '&:focus': { outline: 'none' } });

/** The cart and what follows from it, in one dialog: lines, customer and token, order, payment, outcome. */
export default function CartPanel() {
  const t = useTranslations();
  const panel = useCartPanel();
  const checkout = useCheckout();
  const customer = useEnteredCustomer();
  const [isFilling, setFilling] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  usePurchaseToast(panel.isOpen, checkout);
  const { attempt, refusal } = checkout;
  // A refused order leads back to the lines, where it is said which ones.
  const scene = attempt?.status ?? (isFilling && !refusal ? 'details' : 'cart');
  const titles = {
    cart: t.checkout.cart(),
    details: t.checkout.details(),
    placing: t.checkout.payment(),
    paying: t.checkout.payment(),
  };
  const backToCart = () => setFilling(false);
  const { forget } = customer;
  // Left by Back or a link, it begins with the lines again.
  useEffect(() => {
    if (panel.isOpen) return;
    setFilling(false);
    forget();
  }, [panel.isOpen, forget]);
  const close = () => {
    backToCart();
    panel.close();
  };
  return (
    <Dialog
      open={panel.isOpen}
      onClose={close}
      dismissible={!checkout.placing.isBusy && !checkout.paying.isBusy}
      title={titles[scene]}
      closeLabel={t.common.close()}
      footer={<Foot ref={setFoot} />}
    >
      <FootContext value={foot}>
        <Focused scene={scene}>
          {attempt?.status === 'placing' ? (
            <PlacingStep checkout={checkout} attempt={attempt} onLeave={backToCart} />
          ) : attempt?.status === 'paying' ? (
            <OrderStep checkout={checkout} attempt={attempt} onClose={close} />
          ) : scene === 'details' ? (
            <DetailsStep checkout={checkout} customer={customer} onBack={backToCart} />
          ) : (
            <CartStep
              refusal={refusal}
              onChanged={() => {
                // What is changed after a refusal is looked at before it is ordered.
                backToCart();
                checkout.forgetRefusal();
              }}
              onClose={close}
              onNext={() => {
                checkout.forgetRefusal();
                setFilling(true);
              }}
            />
          )}
        </Focused>
      </FootContext>
    </Dialog>
  );
}

/** Takes the focus with every new step: the button that had it is gone. */
function Focused({ scene, children }: { scene: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    body.current?.focus();
  }, [scene]);
  return (
    <Body ref={body} tabIndex={-1}>
      {children}
    </Body>
  );
}
