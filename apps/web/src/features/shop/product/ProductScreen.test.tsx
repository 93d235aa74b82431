// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { replyWithProduct } from '../example-products.testing.ts';

afterEach(cleanup);

test('links a product to others in its category', async () => {
  const product = exampleOf('getProduct', 200);
  const { results } = exampleOf('listProductsByCategory', 200);
  expect(results.map(({ id }) => id)).toContain(product.id);
  const { getCalls } = await renderScreen(`/shopping/product/${product.id}`, { member: null });
  const others = within(await screen.findByRole('region', { name: 'More in this category' }));
  const cards = await others.findAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(
    results.filter(({ id }) => id !== product.id).map(({ name }) => name),
  );
  expect(getCalls('listProductsByCategory')[0]?.url.href).toContain(product.category.id);
  const all = others.getByRole('link', { name: `All in ${product.category.name}` });
  expect(all.getAttribute('href')).toBe(`/shopping?category=${product.category.id}`);
});

test('says that a product does not exist', async () => {
  await renderScreen('/shopping/product/prd_nothing', { member: null, handlers: { getProduct: 404 } });
  expect(await screen.findByText('Product not found')).toBeTruthy();
});

test('leads to the calendar if a booking has no date', async () => {
  const { user } = await renderScreen('/shopping/product/prd_4wn8d2tk6r', {
    handlers: { getProduct: replyWithProduct },
  });
  await user.click(await screen.findByRole('button', { name: 'Book now' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Select check-in date',
  );
  expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
  expect(window.location.search).toBe('');
});
