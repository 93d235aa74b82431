import { type Cart, emptyCart, getLineKey } from '@gli/domain';
import { Dialog, useOnChange, useToast } from '@gli/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useCart, useCartPanel } from '../cart/use-cart.ts';
import { orderPath } from '../paths.ts';
import { CartStep } from './CartStep.tsx';
import { DetailsStep, useEnteredCustomer } from './DetailsStep.tsx';
import { OrderStep, PurchaseDone } from './OrderStep.tsx';
import { FooterSlot } from './PanelFooter.styles.ts';
import { FooterContext } from './PanelFooter.tsx';
import { PlacingStep } from './PlacingStep.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

/** The cart and its checkout in one dialog: lines, customer and token, order, payment and result. */
export default function CheckoutPanel() {
  const t = useTranslations();
  const panel = useCartPanel();
  const [path] = useLocation();
  const line = panel.line && getLineKey(panel.line);
  const page = panel.isOpen ? `${path} ${line ?? ''}` : null;
  const checkout = useCheckout({ page, line });
  const customer = useEnteredCustomer();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  usePurchaseToast(page, checkout);
  useSetAsideToast(panel.isOpen, checkout);
  const isMember = useMember() !== null;
  const { attempt, rejection } = checkout;
  const paid = checkout.paid?.page === page ? checkout.paid : null;
  // A rejected order returns to the cart, which marks the rejected lines.
  const ordered = useOrdered(panel);
  const { lines } = ordered.cart;
  const step =
    (paid ? 'done' : attempt?.status) ??
    (panel.isCheckout && isMember && lines.length > 0 && !rejection ? 'details' : 'cart');
  const titles = {
    cart: line === null ? t.checkout.cart() : t.checkout.details(),
    details: t.checkout.details(),
    placing: t.checkout.payment(),
    paying: t.checkout.payment(),
    done: t.checkout.payment(),
  };
  // A single line has no cart to return to.
  const leave = () => {
    if (line === null) panel.showCart();
  };
  const startAgain = useEffectEvent(() => {
    // If the session has expired, the member's details are kept until after the login.
    if (isMember) customer.forget();
  });
  // Back or a link may have closed the panel.
  useEffect(() => {
    if (!panel.isOpen) startAgain();
  }, [panel.isOpen]);
  return (
    <Dialog
      open={panel.isOpen}
      onClose={panel.close}
      dismissible={checkout.placing.state.status !== 'sending' && checkout.payment.state.status !== 'sending'}
      title={titles[step]}
      footer={<FooterSlot ref={setFooter} />}
    >
      <FooterContext value={footer}>
        <FocusOnStep step={step}>
          {paid ? (
            <PurchaseDone order={paid.order} onClose={panel.close} />
          ) : attempt?.status === 'placing' ? (
            <PlacingStep checkout={checkout} onLeave={leave} />
          ) : attempt?.status === 'paying' ? (
            <OrderStep checkout={checkout} attempt={attempt} onClose={panel.close} />
          ) : step === 'details' ? (
            <DetailsStep
              checkout={checkout}
              customer={customer}
              lines={lines}
              again={panel.again}
              onBack={line === null ? panel.showCart : panel.close}
            />
          ) : (
            <CartStep
              {...ordered}
              rejection={rejection}
              onChanged={() => {
                // After a rejection, a changed cart must be reviewed before ordering again.
                leave();
                checkout.clearRejection();
              }}
              onClose={panel.close}
              onNext={() => {
                checkout.clearRejection();
                if (line === null) panel.checkOutCart();
              }}
            />
          )}
        </FocusOnStep>
      </FooterContext>
    </Dialog>
  );
}

/** Returns what is ordered: the cart, or a separate cart with the line in the URL. */
function useOrdered({
  line,
  changeLine,
  close,
}: ReturnType<typeof useCartPanel>): ReturnType<typeof useCart> {
  const all = useCart();
  if (line === null) return all;
  const cart: Cart = { ...emptyCart, lines: [line] };
  return {
    cart,
    update: (change) => {
      const [changed] = change(cart).lines;
      if (changed) changeLine(changed);
      else close();
    },
  };
}

/** Moves the focus to each new step, because the previously focused button has been removed. */
function FocusOnStep({ step, children }: { step: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useOnChange(step, () => body.current?.focus());
  return (
    <div ref={body} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Ends the result of a paid order with its page, and shows a toast with a link to the order. */
function usePurchaseToast(page: string | null, { paid, forgetPaid }: Checkout): void {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!paid || (page !== null && paid.page === page)) return;
    forgetPaid();
    if (path === '/orders') return;
    const { id, number, totals, token } = paid.order;
    toast({
      tone: 'success',
      title: t.checkout.doneTitle(),
      description: t.checkout.doneText({ number, amount: formats.tokenExact(totals.total, token) }),
      action: { label: t.checkout.toOrder(), onAction: () => navigate(orderPath(id)) },
    });
  });
}

/** Leaves an earlier order if the member orders something else, and shows a toast with a link to it. */
function useSetAsideToast(isOpen: boolean, { setAsideId, leave }: Checkout): void {
  const t = useTranslations();
  const toast = useToast();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isOpen || setAsideId === null) return;
    leave();
    toast({
      tone: 'neutral',
      title: t.checkout.setAside(),
      action: { label: t.checkout.toOrder(), onAction: () => navigate(orderPath(setAsideId)) },
    });
  });
}
