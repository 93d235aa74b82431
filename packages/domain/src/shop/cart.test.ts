import { ORDER_LINES_MAX } from '@gli/validation';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  assignToMember,
  type Cart,
  type CartLine,
  emptyCart,
  getLineKey,
  hasRoomFor,
  parseCart,
  parseCartLine,
  quantityIn,
  removeLines,
  updateLine,
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

describe('adding a line', () => {
  test('merges the same goods into one line', () => {
    const more = addLine(cart, { ...box, quantity: 3 });
    expect(more.lines).toHaveLength(3);
    expect(quantityIn(more, box)).toBe(5);
  });

  test('adds up the guests when another room is added for the same nights', () => {
    expect(addLine(cart, stay).lines[1]).toMatchObject({ quantity: 2, guests: 4 });
  });

  test.each([
    ['other nights', { ...stay, checkOut: '2026-12-04' }],
    ['another room type', { ...stay, roomType: 'suite' as const }],
    ['another seating', { ...dinner, time: '19:30' }],
  ])('keeps %s as a separate line', (_, line) => {
    expect(addLine(cart, line).lines).toHaveLength(4);
  });

  test('adds no line to a full cart, but increases existing ones', () => {
    const lines = Array.from({ length: ORDER_LINES_MAX }, (_, index): CartLine => {
      return { kind: 'goods', productId: `prd_${index}`, quantity: 1 };
    });
    const full = { owner: null, lines };
    expect(addLine(full, box)).toBe(full);
    expect(
      quantityIn(addLine(full, { kind: 'goods', productId: 'prd_7', quantity: 1 }), lines[7] ?? box),
    ).toBe(2);
  });
});

test('has room for an order’s lines up to the limit, and for lines that are already in the cart', () => {
  const boxes = (count: number): CartLine[] =>
    Array.from({ length: count }, (_, index) => ({ ...box, productId: `prd_${index}` }));
  expect(hasRoomFor(cart, boxes(ORDER_LINES_MAX - 3))).toBe(true);
  expect(hasRoomFor(cart, boxes(ORDER_LINES_MAX - 2))).toBe(false);
  expect(hasRoomFor({ owner: null, lines: boxes(ORDER_LINES_MAX) }, boxes(2))).toBe(true);
});

describe('changing lines', () => {
  test('limits the quantity to the allowed range', () => {
    expect(updateLine(cart, getLineKey(box), { quantity: 0 }).lines[0]).toMatchObject({ quantity: 1 });
    expect(updateLine(cart, getLineKey(box), { quantity: 1000 }).lines[0]).toMatchObject({ quantity: 99 });
  });

  test('sets guests only for stays', () => {
    const changed = updateLine(
      updateLine(cart, getLineKey(stay), { quantity: 2, guests: 3 }),
      getLineKey(box),
      {
        quantity: 4,
        guests: 3,
      },
    );
    expect(changed.lines[1]).toMatchObject({ quantity: 2, guests: 3 });
    expect(changed.lines[0]).toEqual({ ...box, quantity: 4 });
  });

  test('removes only the given lines', () => {
    expect(removeLines(cart, [getLineKey(box), getLineKey(dinner)]).lines).toEqual([stay]);
  });
});

describe('cart ownership', () => {
  test('assigns a visitor’s cart to the member at login', () => {
    expect(assignToMember({ owner: null, lines: [box] }, 'usr_kim')).toEqual({
      owner: 'usr_kim',
      lines: [box],
    });
  });

  test('hides another member’s cart', () => {
    expect(assignToMember(cart, 'usr_lee')).toEqual({ owner: 'usr_lee', lines: [] });
    expect(assignToMember(cart, 'usr_kim')).toBe(cart);
  });
});

describe('a stored cart', () => {
  test('is restored unchanged', () => {
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  test('drops invalid lines and keeps the others', () => {
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

  test.each([null, 'x', [], { lines: [box] }, { owner: 3, lines: [] }])(
    'is ignored if it is %j',
    (stored) => {
      expect(parseCart(stored)).toEqual(emptyCart);
    },
  );
});

test('parses only a complete line from a URL', () => {
  expect(parseCartLine(JSON.stringify(stay))).toEqual(stay);
  for (const text of ['', 'prd_box', '{}', JSON.stringify({ ...stay, guests: 0 })])
    expect(parseCartLine(text)).toBeNull();
});
