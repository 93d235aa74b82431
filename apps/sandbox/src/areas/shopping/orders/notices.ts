import { decimal } from '@gli/validation';
import { asObject } from '../../../core/text/particles.ts';
import type { Language, Text } from '../../../core/text/text.ts';
import type { NoticeContent } from '../../notices/index.ts';
import type { OrderLineRow, OrderRow, OrderWithLines } from '../schema.ts';

/** The notice of an order's new status; null for a new order. */
export function orderNotice({ order, lines }: OrderWithLines): NoticeContent | null {
  const bought = (language: Language) => {
    const [first, ...more] = lines;
    return first ? boughtText(first, more.length, language) : order.number;
  };
  const texts = TEXTS[order.status]?.(order, { ko: bought('ko'), en: bought('en') });
  return texts ? { kind: 'order', ...texts } : null;
}

type NoticeTexts = { readonly title: Text; readonly text: Text };

const TEXTS: { readonly [Status in OrderRow['status']]?: (order: OrderRow, bought: Text) => NoticeTexts } = {
  paid: ({ token, total }, bought) => ({
    title: { ko: '결제가 완료되었습니다', en: 'Your payment went through' },
    text: {
      ko: `${bought.ko} 주문에 ${asObject(decimal.normalize(total), token)} 결제했습니다.`,
      en: `You paid ${decimal.normalize(total)} ${token} for ${bought.en}.`,
    },
  }),
  preparing: ({ number }, bought) => ({
    title: { ko: '상품을 준비하고 있습니다', en: 'Your order is being prepared' },
    text: {
      ko: `주문 ${number}, ${bought.ko}의 포장을 시작했습니다.`,
      en: `We are packing order ${number}, ${bought.en}.`,
    },
  }),
  completed: ({ number }, bought) => ({
    title: { ko: '주문이 완료되었습니다', en: 'Your order is complete' },
    text: {
      ko: `주문 ${number}, ${bought.ko}이(가) 완료되었습니다. 이용해 주셔서 감사합니다.`,
      en: `Order ${number}, ${bought.en}, is complete. Thank you.`,
    },
  }),
  cancelled: (order, bought) =>
    order.paymentStatus === 'expired' ? expired(order, bought) : cancelled(order, bought),
  refunded: ({ number, token, refundAmount }) => {
    const amount = decimal.normalize(refundAmount ?? '0');
    return {
      title: { ko: '환불이 완료되었습니다', en: 'Your refund has arrived' },
      text: {
        ko: `주문 ${number}의 ${asObject(amount, token)} 돌려드렸습니다.`,
        en: `${amount} ${token} from order ${number} refunded to your balance.`,
      },
    };
  },
};

const expired = ({ number }: OrderRow, bought: Text): NoticeTexts => ({
  title: { ko: '결제 기한이 지나 주문이 취소되었습니다', en: 'Your order expired' },
  text: {
    ko: `주문 ${number}, ${bought.ko}의 결제가 제때 확인되지 않았습니다. 원하시면 다시 주문해 주세요.`,
    en: `Order ${number}, ${bought.en}, was not paid in time. Order again if you still want it.`,
  },
});

const cancelled = ({ number, token, refundAmount }: OrderRow, bought: Text): NoticeTexts => {
  const amount = decimal.normalize(refundAmount ?? '0');
  const isRefunded = !decimal.isZero(amount);
  return {
    title: { ko: '주문이 취소되었습니다', en: 'Your order was cancelled' },
    text: {
      ko: `주문 ${number}, ${bought.ko}을(를) 취소했습니다.${isRefunded ? ` ${asObject(amount, token)} 곧 돌려드립니다.` : ''}`,
      en: `Order ${number}, ${bought.en}, is cancelled.${isRefunded ? ` ${amount} ${token} will be refunded shortly.` : ''}`,
    },
  };
};

type Line = Pick<OrderLineRow, 'sold' | 'guests' | 'unit' | 'quantity'>;

/**
 * Short description of an order: `강릉 해변 디너 코스 2인`, `제주 감귤 선물세트 외 1건`.
 * @param more number of other lines
 */
export function boughtText({ sold, guests, unit, quantity }: Line, more: number, language: Language): string {
  const { name } = sold[language];
  const people = unit === 'person' ? (guests ?? quantity) : null;
  if (language === 'ko') {
    return `${name}${people === null ? '' : ` ${people}인`}${more === 0 ? '' : ` 외 ${more}건`}`;
  }
  const forWhom = people === null ? '' : ` for ${people === 2 ? 'two' : people}`;
  return `${name}${forWhom}${more === 0 ? '' : ` and ${more} more`}`;
}
