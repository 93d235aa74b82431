import { describe, expect, test } from 'vitest';
import {
  afterSignOut,
  type Cart,
  type CartLine,
  claimedBy,
  emptyCart,
  keyOf,
  MAX_LINES,
  parseCart,
  quantityIn,
  withChanged,
  withLine,
  withOnly,
  without,
} from './cart.ts';

const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 2 };
const stay: CartLine = {
  kind: 'resort',
  productId: 'prd_stay',
  roomType: 'deluxe',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  quantity: 1,
  guests: 2,
};
const dinner: CartLine = {
  kind: 'restaurant',
  productId: 'prd_dinner',
  day: '2026-12-01',
  time: '18:30',
  quantity: 2,
};
const cart: Cart = { owner: 'usr_kim', lines: [box, stay, dinner] };

describe('adding', () => {
  test('the same goods again makes one line of both', () => {
    const more = withLine(cart, { ...box, quantity: 3 });
    expect(more.lines).toHaveLength(3);
    expect(quantityIn(more, box)).toBe(5);
  });

  test('what is ordered straight away takes the place of the same line, also in a full cart', () => {
    expect(withOnly(cart, stay).lines).toEqual([box, dinner, stay]);
    expect(withOnly(cart, { ...stay, roomType: 'suite' }).lines).toHaveLength(4);
  });

  test('another room for the same nights adds its guests', () => {
    expect(withLine(cart, stay).lines[1]).toMatchObject({ quantity: 2, guests: 4 });
  });

  test.each([
    ['other nights', { ...stay, checkOut: '2026-12-04' }],
    ['another room type', { ...stay, roomType: 'suite' as const }],
    ['another seating', { ...dinner, time: '19:30' }],
  ])('%s are a separate line', (_, line) => {
    expect(withLine(cart, line).lines).toHaveLength(4);
  });

  test('a full cart stays as it is, but what is in it can still grow', () => {
    const lines = Array.from({ length: MAX_LINES }, (_, index): CartLine => {
      return { kind: 'goods', productId: `prd_${index}`, quantity: 1 };
    });
    const full = { owner: null, lines };
    expect(withLine(full, box)).toBe(full);
    expect(
      quantityIn(withLine(full, { kind: 'goods', productId: 'prd_7', quantity: 1 }), lines[7] ?? box),
    ).toBe(2);
  });
});

describe('changing', () => {
  test('the quantity stays between 1 and what an order may name', () => {
    expect(withChanged(cart, keyOf(box), { quantity: 0 }).lines[0]).toMatchObject({ quantity: 1 });
    expect(withChanged(cart, keyOf(box), { quantity: 1000 }).lines[0]).toMatchObject({ quantity: 99 });
  });

  test('only a stay has guests', () => {
    const changed = withChanged(withChanged(cart, keyOf(stay), { quantity: 2, guests: 3 }), keyOf(box), {
      quantity: 4,
      guests: 3,
    });
    expect(changed.lines[1]).toMatchObject({ quantity: 2, guests: 3 });
    expect(changed.lines[0]).toEqual({ ...box, quantity: 4 });
  });

  test('removed lines leave the rest', () => {
    expect(without(cart, [keyOf(box), keyOf(dinner)]).lines).toEqual([stay]);
  });
});

describe('whose cart it is', () => {
  test('a visitor’s becomes the member’s at login', () => {
    expect(claimedBy({ owner: null, lines: [box] }, 'usr_kim')).toEqual({ owner: 'usr_kim', lines: [box] });
  });

  test('another member’s is not shown', () => {
    expect(claimedBy(cart, 'usr_lee')).toEqual({ owner: 'usr_lee', lines: [] });
    expect(claimedBy(cart, 'usr_kim')).toBe(cart);
  });

  test.each(['header_logout', 'wallet_logout', 'force_logout'] as const)('%s empties it', (reason) => {
    expect(afterSignOut(cart, reason)).toEqual(emptyCart);
  });

  test.each(['refresh_refused', 'profile_refused', 'other_tab', 'member_changed'] as const)(
    '%s keeps it for the member’s return',
    (reason) => {
      expect(afterSignOut(cart, reason)).toBe(cart);
    },
  );
});

describe('what was stored', () => {
  test('comes back as it was', () => {
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  test('a broken line is dropped, the others stay', () => {
    const broken = [
      { ...box, quantity: 0 },
      { ...stay, roomType: 'castle' },
      { ...dinner, time: 'soon' },
      { ...box, quantity: 1.5 },
      null,
      box,
    ];
    expect(parseCart({ owner: null, lines: broken }).lines).toEqual([box]);
  });

  test.each([null, 'x', [], { lines: [box] }, { owner: 3, lines: [] }])('%j counts as no cart', (stored) => {
    expect(parseCart(stored)).toEqual(emptyCart);
  });
});
