import { getOrderQuery, useGliClient } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog, styled, useToast } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { useMember, useOnChange } from '@/shared';
import { type CartLine, getLineKey } from '../cart/cart.ts';
import { useCart, useCartPanel } from '../cart/use-cart.ts';
import { orderPath } from '../paths.ts';
import { CartStep } from './CartStep.tsx';
import { DetailsStep, useEnteredCustomer } from './DetailsStep.tsx';
import { OrderStep } from './OrderStep.tsx';
import { FooterContext, FooterSlot } from './PanelFooter.tsx';
import { PlacingStep } from './PlacingStep.tsx';
import { type Checkout, orderStatus, useCheckout } from './use-checkout.ts';

const Body = styled('div', { '&:focus': { outline: 'none' } });

/** The cart and its checkout in one dialog: lines, customer and token, order, payment and result. */
export default function CheckoutPanel() {
  const t = useTranslations();
  const panel = useCartPanel();
  const checkout = useCheckout();
  const customer = useEnteredCustomer();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  usePurchaseToast(panel.isOpen, checkout);
  const isMember = useMember() !== null;
  const { attempt, rejection } = checkout;
  // A rejected order returns to the cart, which marks the rejected lines.
  const lines = useOrderedLines(panel.line);
  const step =
    attempt?.status ?? (panel.isCheckout && isMember && lines.length > 0 && !rejection ? 'details' : 'cart');
  const titles = {
    cart: t.checkout.cart(),
    details: t.checkout.details(),
    placing: t.checkout.payment(),
    paying: t.checkout.payment(),
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
          {attempt?.status === 'placing' ? (
            <PlacingStep checkout={checkout} onLeave={panel.showCart} />
          ) : attempt?.status === 'paying' ? (
            <OrderStep checkout={checkout} attempt={attempt} onClose={panel.close} />
          ) : step === 'details' ? (
            <DetailsStep checkout={checkout} customer={customer} lines={lines} onBack={panel.showCart} />
          ) : (
            <CartStep
              rejection={rejection}
              onChanged={() => {
                // After a rejection, a changed cart must be reviewed before ordering again.
                panel.showCart();
                checkout.clearRejection();
              }}
              onClose={panel.close}
              onNext={() => {
                checkout.clearRejection();
                panel.checkOutCart();
              }}
            />
          )}
        </FocusOnStep>
      </FooterContext>
    </Dialog>
  );
}

/** Returns the lines to order: the line selected in the URL, or all lines. */
function useOrderedLines(key: string | null): readonly CartLine[] {
  const { lines } = useCart().cart;
  return key === null ? lines : lines.filter((line) => getLineKey(line) === key);
}

/** Moves the focus to each new step, because the previously focused button has been removed. */
function FocusOnStep({ step, children }: { step: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useOnChange(step, () => body.current?.focus());
  return (
    <Body ref={body} tabIndex={-1}>
      {children}
    </Body>
  );
}

/**
 * Ends the purchase if the dialog closes after the order was paid, and shows a toast with a link to the order.
 */
function usePurchaseToast(isOpen: boolean, { attempt, leave }: Checkout): void {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const client = useGliClient();
  const queryClient = useQueryClient();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (isOpen || attempt?.status !== 'paying') return;
    const order = queryClient.getQueryData(getOrderQuery(client, { id: attempt.orderId }).queryKey);
    if (!order || orderStatus(order) !== 'paid') return;
    leave();
    if (path === '/orders') return;
    toast({
      tone: 'success',
      title: t.checkout.doneTitle(),
      description: t.checkout.doneText({
        number: order.number,
        amount: formats.tokenExact(order.totals.total, order.token),
      }),
      action: { label: t.checkout.toOrder(), onAction: () => navigate(orderPath(order.id)) },
    });
  });
}
