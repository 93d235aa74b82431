import type { Token } from '@gli/sdk';
import json from '../../../texts/orders.json' with { type: 'json' };
import { asObject, asSubject } from './particles.ts';
import type { Text, TitledText } from './text.ts';

type Amount = { readonly amount: string; readonly token: Token };
type Order = { readonly number: string; readonly bought: Text };
type Shortage = { readonly left: number; readonly day: string | null };

const ROOMS: Readonly<Record<string, Text>> = json.rooms;

const roomsLeft = ({ left, day }: Shortage): string =>
  left === 1 ? `Only 1 room is available on ${day}.` : `Only ${left} rooms are available on ${day}.`;

/** Texts about orders and their notifications. */
export const orders = {
  ...json,
  /** Returns a short description of an order, such as "Gangneung Beach Dinner Course for two and 1 more". */
  bought: ({ name, people, more }: { name: Text; people: number | null; more: number }): Text => {
    const forWhom = people === null ? '' : ` for ${people === 2 ? 'two' : people}`;
    return {
      ko: `${name.ko}${people === null ? '' : ` ${people}인`}${more === 0 ? '' : ` 외 ${more}건`}`,
      en: `${name.en}${forWhom}${more === 0 ? '' : ` and ${more} more`}`,
    };
  },
  refund: (number: string): Text => ({ ko: `주문 ${number} 환불`, en: `Refund of order ${number}` }),
  acceptedTokens: (tokens: readonly Token[]): Text => {
    const others = tokens.slice(0, -1).join(', ');
    const last = tokens.at(-1) ?? '';
    return {
      ko: `이 주문에는 ${tokens.join(', ')}만 사용할 수 있습니다.`,
      en: `This order can be paid in ${others === '' ? last : `${others} or ${last}`}.`,
    };
  },
  shortfall: ({ total, available, token }: { total: string; available: string; token: Token }): Text => ({
    ko: `${asSubject(total, token)} 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다. 토큰을 전환하거나 다른 토큰으로 결제해 주세요.`,
    en: `You need ${total} ${token} but have ${available} ${token}. Convert tokens or pay with another one.`,
  }),
  missing: ({ amount, token }: Amount): Text => ({
    ko: `${asSubject(amount, token)} 부족합니다.`,
    en: `You are ${amount} ${token} short.`,
  }),
  lines: {
    ...json.lines,
    maximumNights: (nights: number | null): Text => ({
      ko: `${nights}박까지 예약할 수 있습니다.`,
      en: `You can book at most ${nights === 1 ? '1 night' : `${nights} nights`}.`,
    }),
    visitTimes: (times: string): Text => ({
      ko: `다음 시간에 방문할 수 있습니다(한국 시간): ${times}.`,
      en: `Guests are seated at ${times}, Korean time.`,
    }),
    bookable: (from: string, until: string): Text => ({
      ko: `${from}부터 ${until}까지 예약할 수 있습니다.`,
      en: `Can be booked from ${from} to ${until}.`,
    }),
  },
  stock: {
    rooms: ({ left, day }: Shortage): Text =>
      left === 0
        ? { ko: `${day}에는 빈 객실이 없습니다.`, en: `No room is available on ${day}.` }
        : { ko: `${day}에는 객실이 ${left}개 남았습니다.`, en: roomsLeft({ left, day }) },
    roomsAdvice: ({ left, day, room }: Shortage & { room: string }): Text => ({
      ko: `${day}에 예약할 수 있는 ${ROOMS[room]?.ko ?? room} 객실이 부족합니다. 다른 날짜나 객실을 선택해 주세요.`,
      en:
        left === 0
          ? `No ${ROOMS[room]?.en ?? room} room is available on ${day}. Choose other dates or another room type.`
          : `${roomsLeft({ left, day })} Choose other dates or another room type.`,
    }),
    seats: (left: number): Text => ({
      ko: `이 시간에는 ${left}석이 남았습니다.`,
      en: `${left} ${left === 1 ? 'seat' : 'seats'} left at this time.`,
    }),
    seatsAdvice: ({ name, day, time }: { name: Text; day: string | null; time: string }): Text => ({
      ko: `${name.ko}: ${day} ${time}에 남은 자리가 부족합니다. 다른 시간을 선택해 주세요.`,
      en: `${name.en}: not enough seats on ${day} at ${time}. Choose another time.`,
    }),
    goods: (left: number): Text => ({ ko: `${left}개 남았습니다.`, en: `${left} left.` }),
    goodsAdvice: (name: Text): Text => ({
      ko: `${name.ko}의 재고가 부족합니다. 수량을 줄여 주세요.`,
      en: `${name.en}: not enough in stock. Reduce the quantity.`,
    }),
  },
  /** Notes in an order's history. */
  notes: {
    ...json.notes,
    refunded: ({ amount, token }: Amount): Text => ({
      ko: `${asObject(amount, token)} 환불했습니다.`,
      en: `Refunded ${amount} ${token}.`,
    }),
  },
  notices: {
    paid: ({ bought, amount, token }: Order & Amount): TitledText => ({
      title: { ko: '결제가 완료되었습니다', en: 'Your payment went through' },
      text: {
        ko: `${bought.ko} 주문에 ${asObject(amount, token)} 결제했습니다.`,
        en: `You paid ${amount} ${token} for ${bought.en}.`,
      },
    }),
    preparing: ({ number, bought }: Order): TitledText => ({
      title: { ko: '상품을 준비하고 있습니다', en: 'Your order is being prepared' },
      text: {
        ko: `${bought.ko} 주문(${number})의 포장을 시작했습니다.`,
        en: `We are packing order ${number}, ${bought.en}.`,
      },
    }),
    completed: ({ number, bought }: Order): TitledText => ({
      title: { ko: '주문이 완료되었습니다', en: 'Your order is complete' },
      text: {
        ko: `${bought.ko} 주문(${number})이 완료되었습니다. 이용해 주셔서 감사합니다.`,
        en: `Order ${number}, ${bought.en}, is complete. Thank you.`,
      },
    }),
    refunded: ({ number, amount, token }: Order & Amount): TitledText => ({
      title: { ko: '환불이 완료되었습니다', en: 'Your refund has arrived' },
      text: {
        ko: `주문 ${number}의 결제 금액 중 ${asObject(amount, token)} 잔액으로 환불했습니다.`,
        en: `${amount} ${token} from order ${number} was refunded to your balance.`,
      },
    }),
    expired: ({ number, bought }: Order): TitledText => ({
      title: { ko: '결제 기한이 지나 주문이 취소되었습니다', en: 'Your order expired' },
      text: {
        ko: `${bought.ko} 주문(${number})의 결제 기한이 지났습니다. 필요하시면 다시 주문해 주세요.`,
        en: `Order ${number}, ${bought.en}, was not paid in time. Order again if you still want it.`,
      },
    }),
    cancelled: ({ number, bought }: Order): TitledText => ({
      title: { ko: '주문이 취소되었습니다', en: 'Your order was canceled' },
      text: {
        ko: `${bought.ko} 주문(${number})을 취소했습니다.`,
        en: `Order ${number}, ${bought.en}, is canceled.`,
      },
    }),
    cancelledWithRefund: ({ number, bought, amount, token }: Order & Amount): TitledText => ({
      title: { ko: '주문이 취소되었습니다', en: 'Your order was canceled' },
      text: {
        ko: `${bought.ko} 주문(${number})을 취소했습니다. ${asSubject(amount, token)} 곧 환불됩니다.`,
        en: `Order ${number}, ${bought.en}, is canceled. ${amount} ${token} will be refunded shortly.`,
      },
    }),
  },
};
