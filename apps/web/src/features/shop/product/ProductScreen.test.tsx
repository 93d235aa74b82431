// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('links a product to others in its category', async () => {
  const product = exampleOf('getProduct', 200);
  const { results } = exampleOf('listProductsByCategory', 200);
  expect(results.map(({ id }) => id)).toContain(product.id);
  const { getCalls } = await renderScreen(`/shopping/product/${product.id}`, { member: null });
  const others = within(await screen.findByRole('region', { name: 'More in this category' }));
  const cards = await others.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    results
      .filter(({ id }) => id !== product.id)
      .slice(0, 3)
      .map(({ name }) => name),
  );
  expect(getCalls('listProductsByCategory')[0]?.url.href).toContain(product.category.id);
  const all = others.getByRole('link', { name: `All in ${product.category.name}` });
  expect(all.getAttribute('href')).toBe(`/shopping?category=${product.category.id}`);
});

test('says that a product does not exist', async () => {
  await renderScreen('/shopping/product/prd_nothing', { member: null, handlers: { getProduct: 404 } });
  expect(await screen.findByText('Product not found')).toBeTruthy();
});
