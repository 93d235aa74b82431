import type { Dictionary } from '../en/index.ts';
import { asObject, asSubject } from '../particles.ts';

const ROOMS: Readonly<Record<string, string>> = {
  standard: '스탠다드',
  deluxe: '디럭스',
  suite: '스위트',
  villa: '빌라',
};

export const orders: Dictionary['orders'] = {
  bought: ({ name, people, more }) =>
    `${name}${people === null ? '' : ` ${people}인`}${more === 0 ? '' : ` 외 ${more}건`}`,
  refundOf: (number) => `주문 ${number} 환불`,
  notPayable: '결제할 수 없는 주문입니다.',
  notPayableAdvice: '결제 대기 중인 주문이 아닙니다. 새로 주문해 주세요.',
  notCancellable: '취소할 수 없는 주문입니다.',
  notCancellableReasons: {
    late: '취소 기한이 지나 더 이상 취소할 수 없습니다.',
    preparing: '상품을 준비하고 있어 더 이상 취소할 수 없습니다.',
    completed: '이미 완료된 주문입니다.',
    cancelled: '이미 취소된 주문입니다.',
  },
  productNotOnSale: '판매하지 않는 상품입니다.',
  acceptedTokens: (tokens) => `이 주문에는 ${tokens.join(', ')}만 사용할 수 있습니다.`,
  shortfall: ({ total, available, token }) =>
    `${asSubject(total, token)} 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다. 토큰을 전환하거나 다른 토큰으로 결제해 주세요.`,
  missing: ({ amount, token }) => `${asSubject(amount, token)} 부족합니다.`,
  lines: {
    required: '이 상품에 필요한 항목입니다.',
    notAccepted: '이 상품에는 보낼 수 없는 항목입니다.',
    noSuchRoom: '이 리조트에 없는 객실 종류입니다.',
    afterCheckIn: '체크인 날짜보다 하루 이상 뒤여야 합니다.',
    maximumNights: (nights) => `${nights}박까지 예약할 수 있습니다.`,
    visitTimes: (times) => `다음 시간에 방문할 수 있습니다(한국 시간): ${times}.`,
    closed: '지금은 예약을 받지 않습니다.',
    bookable: (from, until) => `${from}부터 ${until}까지 예약할 수 있습니다.`,
  },
  stock: {
    rooms: ({ left, day }) =>
      left === 0 ? `${day}에는 빈 객실이 없습니다.` : `${day}에는 객실이 ${left}개 남았습니다.`,
    roomsAdvice: ({ day, room }) =>
      `${day}에 예약할 수 있는 ${ROOMS[room] ?? room} 객실이 부족합니다. 다른 날짜나 객실을 선택해 주세요.`,
    seats: (left) => `이 시간에는 ${left}석이 남았습니다.`,
    seatsAdvice: ({ name, day, time }) =>
      `${name}: ${day} ${time}에 남은 자리가 부족합니다. 다른 시간을 선택해 주세요.`,
    goods: (left) => `${left}개 남았습니다.`,
    goodsAdvice: (name) => `${name}의 재고가 부족합니다. 수량을 줄여 주세요.`,
  },
  notes: {
    expired: '결제 기한이 지나 자동으로 취소되었습니다.',
    packed: '포장을 시작했습니다.',
    delivered: '배송을 마쳤습니다.',
    refunded: ({ amount, token }) => `${asObject(amount, token)} 환불했습니다.`,
  },
  notices: {
    paid: ({ bought, amount, token }) => ({
      title: '결제가 완료되었습니다',
      text: `${bought} 주문에 ${asObject(amount, token)} 결제했습니다.`,
    }),
    preparing: ({ number, bought }) => ({
      title: '상품을 준비하고 있습니다',
      text: `${bought} 주문(${number})의 포장을 시작했습니다.`,
    }),
    completed: ({ number, bought }) => ({
      title: '주문이 완료되었습니다',
      text: `${bought} 주문(${number})이 완료되었습니다. 이용해 주셔서 감사합니다.`,
    }),
    refunded: ({ number, amount, token }) => ({
      title: '환불이 완료되었습니다',
      text: `주문 ${number}의 결제 금액 중 ${asObject(amount, token)} 잔액으로 환불했습니다.`,
    }),
    expired: ({ number, bought }) => ({
      title: '결제 기한이 지나 주문이 취소되었습니다',
      text: `${bought} 주문(${number})의 결제 기한이 지났습니다. 필요하시면 다시 주문해 주세요.`,
    }),
    cancelled: ({ number, bought }) => ({
      title: '주문이 취소되었습니다',
      text: `${bought} 주문(${number})을 취소했습니다.`,
    }),
    cancelledWithRefund: ({ number, bought, amount, token }) => ({
      title: '주문이 취소되었습니다',
      text: `${bought} 주문(${number})을 취소했습니다. ${asSubject(amount, token)} 곧 환불됩니다.`,
    }),
  },
};
