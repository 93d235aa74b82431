// @vitest-environment happy-dom

import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { getPageParam, type ListFilter, omitUndefined, parseEnum, ResourceList } from '@gli/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useSearchParams } from 'wouter';
import { platformFixture, type Reply } from '../../testing/platform-fixture.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';
import { keepPage } from './query-cache.ts';

const PHONE_WIDTH_PX = 390;

afterEach(cleanup);

const { results } = exampleOf('listOrders', 200);
const [first] = results;
const number = first?.number ?? '';
const page = (rows: readonly Order[], count = rows.length): Reply => ({
  status: 200,
  body: { count, next: null, previous: null, results: rows },
});

const filters: ListFilter[] = [
  { kind: 'search', name: 'q', label: 'Search' },
  { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'paid', label: 'Paid' }] },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'toggle', name: 'open', value: '1', label: 'Open only' },
  {
    kind: 'order',
    name: 'ordering',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'oldest', label: 'Oldest' },
    ],
  },
];

function OrderTable() {
  const [search] = useSearchParams();
  const status = parseEnum(['paid'], search.get('status'));
  const orders = useListOrders(
    { page: getPageParam(search), page_size: 10, ...omitUndefined({ status }) },
    keepPage,
  );
  return (
    <ResourceList
      label="Orders"
      query={orders}
      pageSize={10}
      filters={filters}
      empty={{ title: 'No orders yet' }}
      formatCount={(count) => `${count} orders`}
      getKey={({ id }) => id}
      getTime={({ created_at }) => created_at}
      sorting={{ columns: ['total'], initial: 'total' }}
      columns={[
        { header: 'Number', name: (order) => order.number, phone: 'title' },
        { id: 'total', header: 'Total', figure: ({ totals }) => totals.total, phone: 'amount' },
        { header: 'Token', cell: ({ token }) => token, phone: { note: ({ token }) => `in ${token}` } },
        { header: 'Status', cell: ({ status }) => status },
      ]}
    />
  );
}

async function open(address: string, ...replies: Reply[]) {
  const fixture = await platformFixture({ path: `/orders${address}` });
  fixture.reply('listOrders', ...replies);
  render(<OrderTable />, { wrapper: fixture.wrapper });
  return {
    user: userEvent.setup(),
    address: () => fixture.history?.at(-1),
    lastQuery: () => fixture.getCalls('listOrders').at(-1)?.url.search,
  };
}

const table = () => screen.findByRole('table', { name: 'Orders' });

test('shows the rows in a table, with the number of rows', async () => {
  await open('', page(results));
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(results.length);
  expect(screen.getByRole('status').textContent).toBe(`${results.length} orders`);
});

test('shows two-line rows grouped by day on a phone', async () => {
  setWindowWidth(PHONE_WIDTH_PX);
  await open('', page(results.slice(0, 1)));
  const rows = await screen.findByRole('group', { name: 'Orders' });
  const day = within(rows).getByRole('region');
  expect(within(day).getByRole('heading', { level: 2 })).toBeDefined();
  const row = within(day).getByRole('listitem');
  expect(row.textContent).toBe(`${number}${first?.totals.total}in ${first?.token}`);
  expect(screen.queryByRole('table')).toBeNull();
});

test('names an unset filter in its chip on a phone', async () => {
  await open('', page(results));
  expect(screen.getByRole('option', { name: 'All' })).toBeDefined();
  cleanup();
  setWindowWidth(PHONE_WIDTH_PX);
  await open('', page(results));
  expect(screen.getByRole('option', { name: 'Status: all' })).toBeDefined();
});

test('links to the first page from a page that no list has', async () => {
  const { user, lastQuery } = await open('?page=99999999999', [404, 'page_not_found'], page(results));
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await table()).toBeDefined();
  expect(lastQuery()).toBe('?page=1&page_size=10');
});

test('applies a typed day once, when its year is complete', async () => {
  const { address } = await open('', page(results));
  await table();
  const day = screen.getByLabelText<HTMLInputElement>('From');
  for (const year of ['0002', '0020', '0202', '2026']) {
    fireEvent.change(day, { target: { value: `${year}-05-01` } });
    if (year !== '2026') {
      fireEvent.blur(day);
      expect(address()).toBe('/orders');
      fireEvent.focus(day);
    }
  }
  expect(address()).toBe('/orders');
  fireEvent.blur(day);
  expect(address()).toBe('/orders?from=2026-05-01');
  fireEvent.change(day, { target: { value: '2026-06-01' } });
  await waitFor(() => expect(address()).toBe('/orders?from=2026-06-01'));
});

test('explains a failure and offers a retry', async () => {
  const { user } = await open('', 500, page(results));
  const failure = await screen.findByRole('alert');
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeDefined();
});

test('keeps the filters while the rows fail to load', async () => {
  await open('', 500);
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Status')).toBeDefined();
});

test('puts a selected filter into the URL and the request, and returns to the first page', async () => {
  const { user, address, lastQuery } = await open('?tab=x&page=2', page(results), page(results));
  await table();
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
  expect(address()).toBe('/orders?tab=x&status=paid');
  expect(lastQuery()).toBe('?page=1&page_size=10&status=paid');
});

test('searches for the trimmed text on Enter', async () => {
  const { user, address } = await open('', page(results), page(results));
  await table();
  await user.type(screen.getByLabelText('Search'), ' soap {Enter}');
  expect(address()).toBe('/orders?q=soap');
});

test('toggles a filter in the URL', async () => {
  const { user, address } = await open('', page(results));
  await user.click(screen.getByLabelText('Open only'));
  expect(address()).toBe('/orders?open=1');
  await user.click(screen.getByLabelText('Open only'));
  expect(address()).toBe('/orders');
});

test('omits the default order from the URL', async () => {
  const { user, address } = await open('?ordering=oldest', page(results));
  await user.selectOptions(screen.getByLabelText('Order'), 'Newest');
  expect(address()).toBe('/orders');
});

test('clears the filters but keeps the order and other parameters', async () => {
  const { user, address } = await open(
    '?tab=x&q=a&status=paid&from=2026-11-01&open=1&ordering=oldest&page=3',
    page(results),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/orders?tab=x&ordering=oldest');
});

test('does not offer to clear filters if only the order is set', async () => {
  await open('?ordering=oldest', page(results));
  await table();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('shows an empty state if there are no rows', async () => {
  await open('', page([]));
  expect(await screen.findByText('No orders yet')).toBeDefined();
});

test('offers to clear the filters if no row matches', async () => {
  const { user, address } = await open('?status=paid', page([]), page(results));
  await screen.findByText('No results');
  const inResults = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1);
  await user.click(inResults ?? document.body);
  expect(address()).toBe('/orders');
  expect(await table()).toBeDefined();
});

test.each([
  ['an empty page', page([], 12)],
  ['a missing page', 404],
])('links to the first page from %s beyond the last one', async (_, reply) => {
  const { user, address } = await open('?status=paid&page=9', reply, page(results));
  await screen.findByText('Nothing on this page');
  await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(address()).toBe('/orders?status=paid');
  expect(await table()).toBeDefined();
});

test('offers a retry if a page before the last one is empty', async () => {
  const { user } = await open('?page=2', page([], 27), page(results, 27));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await table()).toBeDefined();
});

test('pages through the list', async () => {
  const { user, address } = await open('', page(results, 11), page(results, 11));
  await table();
  const pages = screen.getByRole('navigation', { name: 'Orders' });
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/orders?page=2');
});

test('sorts by a column in the URL, and returns to the first page', async () => {
  const { user, address } = await open('?page=2', page(results, 30), page(results, 30));
  const header = within(await table()).getByRole('columnheader', { name: 'Total' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(header).getByRole('button'));
  expect(address()).toBe('/orders?sort=total');
  expect(header.getAttribute('aria-sort')).toBe('ascending');
});
