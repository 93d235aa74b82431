// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const products = exampleOf('listProducts', 200);
const nothing = { ...products, count: 0, results: [] };

/** Replies with the products that match the category and stock, or with none for a search. */
const replyWithProducts = ({ url: { searchParams } }: Call) => ({
  status: 200,
  body: searchParams.has('search')
    ? nothing
    : {
        ...products,
        results: products.results.filter(
          ({ category, in_stock }) =>
            (!searchParams.has('category_id') || category.id === searchParams.get('category_id')) &&
            (!searchParams.has('in_stock') || in_stock),
        ),
      },
});

test('sorts, filters and searches the products by the URL', async () => {
  const [category] = exampleOf('listShoppingCategories', 200);
  const { getCalls, user } = await renderScreen('/shopping', {
    member: null,
    handlers: { listProducts: replyWithProducts },
  });
  const lastQuery = () => Object.fromEntries(getCalls('listProducts').at(-1)?.url.searchParams ?? []);
  const names = () =>
    within(screen.getByRole('region', { name: 'All products' }))
      .queryAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  expect(await screen.findByRole('heading', { name: 'Featured' })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(products.results.map(({ name }) => name)));

  await user.selectOptions(screen.getByLabelText('Sort'), 'Price: low to high');
  expect(window.location.search).toBe('?sort=price_low');
  await waitFor(() => expect(lastQuery()).toMatchObject({ ordering: 'price_low' }));
  // Featured products are only shown without filters.
  expect(screen.queryByRole('heading', { name: 'Featured' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: new RegExp(category?.name ?? '') }));
  await user.click(screen.getByLabelText('Available only'));
  expect(window.location.search).toBe(`?sort=price_low&category=${category?.id}&stock=available`);
  const matching = products.results.filter((one) => one.category.id === category?.id && one.in_stock);
  expect(matching.length).toBeLessThan(products.results.length);
  await waitFor(() => expect(names()).toEqual(matching.map(({ name }) => name)));
  expect(lastQuery()).toMatchObject({ ordering: 'price_low', category_id: category?.id, in_stock: 'true' });
  expect(screen.queryByText('Sold out')).toBeNull();
});

test('offers to clear a search without matches', async () => {
  const { user } = await renderScreen('/shopping?search=x', {
    member: null,
    handlers: { listProducts: replyWithProducts },
  });
  expect(await screen.findByText('No results')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
  expect(window.location.pathname + window.location.search).toBe('/shopping');
  expect(await screen.findByText('5 products')).toBeTruthy();
});

test('links to the orders', async () => {
  await renderScreen('/shopping');
  expect((await screen.findByRole('link', { name: 'Orders' })).getAttribute('href')).toBe('/orders');
});
