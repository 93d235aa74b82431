// @vitest-environment happy-dom

import { addLine, type Cart, type CartLine, emptyCart } from '@gli/domain';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '@/data';
import { memoryStorage, platformFixture } from '../../../testing/platform-fixture.tsx';
import { afterSignOut, PENDING_CHECKOUT, useCart, useCartOwner, useCartPanel } from './use-cart.ts';

afterEach(cleanup);

const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 1 };
const kim = exampleOf('getProfile', 200).id;
const createCart = (owner: string | null) => memoryStorage({ cart: JSON.stringify({ owner, lines: [box] }) });

async function header(options: Parameters<typeof platformFixture>[0]) {
  const fixture = await platformFixture(options);
  const { result } = renderHook(
    () => {
      useCartOwner();
      return { ...useCart(), panel: useCartPanel() };
    },
    { wrapper: fixture.wrapper },
  );
  return { ...fixture, result };
}

test.each([
  ['a visitor’s', null, [box]],
  ['their own', kim, [box]],
  ['another member’s', 'mem_other', []],
])('starts with the signed-in member’s lines, given %s stored cart', async (_, owner, lines) => {
  const { result } = await header({ local: createCart(owner) });
  // An empty cart has no owner.
  expect(result.current.cart).toEqual(lines.length === 0 ? emptyCart : { owner: kim, lines });
});

test('assigns no owner to a visitor’s cart', async () => {
  const { result } = await header({ local: createCart(null), member: null });
  expect(result.current.cart).toEqual({ owner: null, lines: [box] });
});

test('assigns the first line of an empty cart to the member', async () => {
  const { result } = await header({});
  act(() => result.current.update((cart) => addLine(cart, box)));
  expect(result.current.cart).toEqual({ owner: kim, lines: [box] });
});

test('empties the cart and ends the purchase on sign-out', async () => {
  const local = createCart(kim);
  const { platform, result } = await header({ local });
  const attempt = createStore(platform.perTab, PENDING_CHECKOUT);
  act(() =>
    attempt.update(() => ({ status: 'paying', memberId: kim, line: null, orderId: 'ord_1', token: 'GLIL' })),
  );
  await act(async () => platform.session.signOut('header_logout'));
  expect(result.current.cart.lines).toEqual([]);
  expect(local.getItem('cart')).toBeNull();
  expect(attempt.get()).toBeNull();
});

test('keeps the checkout of the whole cart or of one line in the URL', async () => {
  const { history, result } = await header({ path: '/shopping?cart=open' });
  expect(result.current.panel.isCheckout).toBe(false);
  act(() => result.current.panel.checkOutCart());
  expect(result.current.panel).toMatchObject({ isOpen: true, isCheckout: true, line: null });
  expect(history).toEqual(['/shopping?cart=checkout']);
  act(() => result.current.panel.showCart());
  expect(result.current.panel.isCheckout).toBe(false);
  act(() => result.current.panel.openCheckout(box));
  expect(result.current.panel).toMatchObject({ isCheckout: true, line: box });
  expect(result.current.cart.lines).toEqual([]);
});

test('keeps the open panel in the URL, and restores the URL when the panel closes', async () => {
  const { history, result } = await header({ path: '/shopping?sort=newest', member: null });
  expect(result.current.panel.isOpen).toBe(false);
  act(() => result.current.panel.open());
  expect(result.current.panel.isOpen).toBe(true);
  expect(history?.at(-1)).toBe('/shopping?sort=newest&cart=open');
  act(() => result.current.panel.close());
  expect(result.current.panel.isOpen).toBe(false);
  expect(history).toEqual(['/shopping?sort=newest', '/shopping?sort=newest']);
});

const cart: Cart = { owner: kim, lines: [box] };

test.each(['header_logout', 'wallet_logout', 'force_logout'] as const)(
  'empties the cart after %s',
  (reason) => {
    expect(afterSignOut(cart, reason)).toEqual(emptyCart);
  },
);

test.each(['refresh_refused', 'profile_refused', 'other_tab', 'member_changed'] as const)(
  'keeps the cart for the member’s return after %s',
  (reason) => {
    expect(afterSignOut(cart, reason)).toBe(cart);
  },
);
