import { addLine, type CartLine, hasRoomFor } from '@gli/domain';
import type { Order, OrderLine } from '@gli/sdk';
import { Button, LinkButton, setParams, useToast } from '@gli/ui';
import { RotateCcw } from '@gli/ui/icons';
import { ORDER_LINES_MAX } from '@gli/validation';
import { useTranslations } from '@/i18n';
import { useCart, useCartPanel } from '../cart/use-cart.ts';
import { productPath } from '../paths.ts';

/**
 * Adds the order's goods to the cart again, and links to the pages where its stays and tables can be booked
 * again.
 */
export function OrderAgain({ order }: { order: Order }) {
  const t = useTranslations();
  const toast = useToast();
  const { cart, update } = useCart();
  const panel = useCartPanel();
  const goods = order.lines.flatMap(({ kind, product_id: productId, quantity }): CartLine[] =>
    kind === 'goods' ? [{ kind, productId, quantity }] : [],
  );
  const bookings = new Map(
    order.lines.filter(({ kind }) => kind !== 'goods').map((line) => [line.product_id, line]),
  );
  if (order.status === 'pending_payment') return null;
  const orderGoods = () => {
    if (!hasRoomFor(cart, goods))
      return toast({ tone: 'danger', title: t.checkout.cartFull({ maximum: ORDER_LINES_MAX }) });
    update((current) => goods.reduce(addLine, current));
    panel.openAgain(order.id);
  };
  return (
    <>
      {goods.length > 0 ? (
        <Button variant="secondary" onClick={orderGoods}>
          <RotateCcw aria-hidden size={16} />
          {t.orders.orderAgain()}
        </Button>
      ) : null}
      {[...bookings.values()].map((line) => (
        <LinkButton key={line.product_id} variant="secondary" href={bookingPath(order, line)}>
          <RotateCcw aria-hidden size={16} />
          {bookings.size === 1
            ? t.orders.bookAgain[line.kind === 'resort' ? 'stay' : 'place']()
            : t.orders.bookProductAgain({ product: line.product_name })}
        </LinkButton>
      ))}
    </>
  );
}

/** Returns the URL of a product's page with the order's room type, guests and customer. */
function bookingPath({ id }: Order, { product_id, room_type, quantity, guests }: OrderLine): string {
  const choices = setParams(new URLSearchParams(), {
    room: room_type,
    guests: String(guests ?? quantity),
    again: id,
  });
  return `${productPath(product_id)}?${choices}`;
}
