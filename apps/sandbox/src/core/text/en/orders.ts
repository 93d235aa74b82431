import type { Token } from '@gli/sdk';

type Amount = { readonly amount: string; readonly token: Token };
type Order = { readonly number: string; readonly bought: string };
type Shortage = { readonly left: number; readonly day: string | null };

const roomsLeft = ({ left, day }: Shortage): string =>
  left === 1 ? `Only 1 room is available on ${day}.` : `Only ${left} rooms are available on ${day}.`;

/** Strings for orders and their notifications. */
export const orders = {
  /** Returns a short description of an order, such as "Gangneung Beach Dinner Course for two and 1 more". */
  bought({ name, people, more }: { name: string; people: number | null; more: number }) {
    const forWhom = people === null ? '' : ` for ${people === 2 ? 'two' : people}`;
    return `${name}${forWhom}${more === 0 ? '' : ` and ${more} more`}`;
  },
  refundOf: (number: string) => `Refund of order ${number}`,
  notPayable: 'This order cannot be paid.',
  notPayableAdvice: 'This order is no longer awaiting payment. Place a new order.',
  notCancellable: 'This order cannot be cancelled.',
  notCancellableReasons: {
    late: 'This order can no longer be cancelled.',
    preparing: 'This order is being prepared and can no longer be cancelled.',
    completed: 'This order is completed.',
    cancelled: 'This order is already cancelled.',
  },
  productNotOnSale: 'This product is not on sale.',
  acceptedTokens(tokens: readonly Token[]) {
    const others = tokens.slice(0, -1).join(', ');
    const last = tokens.at(-1) ?? '';
    return `This order can be paid in ${others === '' ? last : `${others} or ${last}`}.`;
  },
  shortfall: ({ total, available, token }: { total: string; available: string; token: Token }) =>
    `You need ${total} ${token} but have ${available} ${token}. Convert tokens or pay with another one.`,
  missing: ({ amount, token }: Amount) => `You are ${amount} ${token} short.`,

  lines: {
    required: 'This product requires this field.',
    notAccepted: 'This product does not accept this field.',
    noSuchRoom: 'This resort does not have this room type.',
    afterCheckIn: 'Must be at least one day after check_in_date.',
    maximumNights: (nights: number | null) => `You can book at most ${nights} nights.`,
    visitTimes: (times: string) => `Guests are seated at ${times}, Korean time.`,
    closed: 'Bookings are currently closed.',
    bookable: (from: string, until: string) => `Can be booked from ${from} to ${until}.`,
  },

  stock: {
    rooms: ({ left, day }: Shortage) =>
      left === 0 ? `No room is available on ${day}.` : roomsLeft({ left, day }),
    roomsAdvice: ({ left, day, room }: Shortage & { room: string }) =>
      left === 0
        ? `No ${room} room is available on ${day}. Choose other dates or another room type.`
        : `${roomsLeft({ left, day })} Choose other dates or another room type.`,
    seats: (left: number) => `${left} ${left === 1 ? 'seat' : 'seats'} left at this time.`,
    seatsAdvice: ({ name, day, time }: { name: string; day: string | null; time: string }) =>
      `${name}: not enough seats on ${day} at ${time}. Choose another time.`,
    goods: (left: number) => `${left} left.`,
    goodsAdvice: (name: string) => `${name}: not enough in stock. Reduce the quantity.`,
  },

  /** Notes in an order's history. */
  notes: {
    expired: 'Cancelled because it was not paid in time.',
    packed: 'Being packed.',
    delivered: 'Delivered.',
    refunded: ({ amount, token }: Amount) => `Refunded ${amount} ${token}.`,
  },

  notices: {
    paid: ({ bought, amount, token }: Order & Amount) => ({
      title: 'Your payment went through',
      text: `You paid ${amount} ${token} for ${bought}.`,
    }),
    preparing: ({ number, bought }: Order) => ({
      title: 'Your order is being prepared',
      text: `We are packing order ${number}, ${bought}.`,
    }),
    completed: ({ number, bought }: Order) => ({
      title: 'Your order is complete',
      text: `Order ${number}, ${bought}, is complete. Thank you.`,
    }),
    refunded: ({ number, amount, token }: Order & Amount) => ({
      title: 'Your refund has arrived',
      text: `${amount} ${token} from order ${number} was refunded to your balance.`,
    }),
    expired: ({ number, bought }: Order) => ({
      title: 'Your order expired',
      text: `Order ${number}, ${bought}, was not paid in time. Order again if you still want it.`,
    }),
    cancelled: ({ number, bought }: Order) => ({
      title: 'Your order was cancelled',
      text: `Order ${number}, ${bought}, is cancelled.`,
    }),
    cancelledWithRefund: ({ number, bought, amount, token }: Order & Amount) => ({
      title: 'Your order was cancelled',
      text: `Order ${number}, ${bought}, is cancelled. ${amount} ${token} will be refunded shortly.`,
    }),
  },
};
