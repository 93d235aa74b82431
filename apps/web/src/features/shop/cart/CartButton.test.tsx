// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { replyWithProduct } from '../example-products.testing.ts';

afterEach(cleanup);

test('keeps a visitor’s cart after a reload and the login, and empties it on logout', async () => {
  const options = {
    member: null,
    shell: true,
    local: memoryStorage(),
    handlers: { getProduct: replyWithProduct },
  };
  const product = await renderScreen('/shopping/product/prd_7gy1v5hc9m', options);
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
  await product.user.clear(quantity);
  await product.user.type(quantity, '3');
  await product.user.click(screen.getByRole('button', { name: 'Add to cart' }));

  const { user } = await renderScreen('/shopping', options);
  await user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
  const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(await cart.findByRole('spinbutton')).toHaveProperty('value', '3');
  await user.click(cart.getByRole('button', { name: 'Log in to order' }));
  const prompt = within(await screen.findByRole('dialog', { name: /^Log in/ }));
  await user.click(prompt.getByRole('button', { name: 'Go to login' }));
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('seoyeon.kim@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('gli-sandbox-2026');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));

  const after = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(await after.findByRole('spinbutton')).toHaveProperty('value', '3');
  expect(after.getByRole('button', { name: 'Check out' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await renderScreen('/shopping?cart=open', options);
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
});
