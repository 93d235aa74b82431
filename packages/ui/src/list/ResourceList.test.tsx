// @vitest-environment happy-dom

import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useSearchParams } from '../provider/UiProvider.tsx';
import { setWindowWidth } from '../testing/set-window-width.ts';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import type { ListFilter } from './ListFilters.tsx';
import type { ListPage } from './list-page.ts';
import { ResourceList } from './ResourceList.tsx';
import { getPageParam, parseEnum } from './search-params.ts';

const PHONE_WIDTH_PX = 390;

afterEach(cleanup);

type Order = { id: string; number: string; createdAt: string; total: string; token: string; status: string };

const first: Order = {
  id: 'ord_1',
  number: 'GLI-1',
  createdAt: '2026-11-20T10:00:00+09:00',
  total: '120',
  token: 'GLIB',
  status: 'paid',
};
const results = [first, { ...first, id: 'ord_2', number: 'GLI-2', total: '80' }];

class MissingError extends Error {}

/** Response of the fake fetch: a page, or the error it rejects with. */
type Reply = ListPage<Order> | Error;

const page = (rows: readonly Order[], count = rows.length): Reply => ({ count, results: rows });
const failure = new Error('Failed');

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

function OrderTable({ fetchOrders }: { fetchOrders: (query: string) => Promise<ListPage<Order>> }) {
  const [search] = useSearchParams();
  const status = parseEnum(['paid'], search.get('status'));
  const query = `?page=${getPageParam(search)}${status ? `&status=${status}` : ''}`;
  const orders = useQuery({
    queryKey: [query],
    queryFn: () => fetchOrders(query),
    placeholderData: keepPreviousData,
  });
  return (
    <ResourceList
      label="Orders"
      query={orders}
      pageSize={10}
      filters={filters}
      empty={{ title: 'No orders yet' }}
      formatCount={(count) => `${count} orders`}
      getKey={({ id }) => id}
      getTime={({ createdAt }) => createdAt}
      sorting={{ columns: ['total'], initial: 'total' }}
      columns={[
        { header: 'Number', name: ({ number }) => number, phone: 'title' },
        { id: 'total', header: 'Total', figure: ({ total }) => total, phone: 'amount' },
        { header: 'Token', cell: ({ token }) => token, phone: { note: ({ token }) => `in ${token}` } },
        { header: 'Status', cell: ({ status: state }) => state },
      ]}
    />
  );
}

/** Shows the list at `search`. The fake fetch gives the replies in order, and repeats the last one. */
function open(search: string, ...replies: Reply[]) {
  const fixture = createUiFixture({ search, isMissing: (error) => error instanceof MissingError });
  const queries: string[] = [];
  const fetchOrders = async (query: string) => {
    queries.push(query);
    const reply = replies[Math.min(queries.length, replies.length) - 1];
    if (reply === undefined || reply instanceof Error) throw reply;
    return reply;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OrderTable fetchOrders={fetchOrders} />
    </QueryClientProvider>,
    { wrapper: fixture.wrapper },
  );
  return { user: userEvent.setup(), search: fixture.search, lastQuery: () => queries.at(-1) };
}

const table = () => screen.findByRole('table', { name: 'Orders' });

test('shows the rows in a table, with the number of rows', async () => {
  open('', page(results));
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 orders');
});

test('shows two-line rows grouped by day on a phone', async () => {
  setWindowWidth(PHONE_WIDTH_PX);
  open('', page([first]));
  const rows = await screen.findByRole('group', { name: 'Orders' });
  const day = within(rows).getByRole('region');
  expect(within(day).getByRole('heading', { level: 2 })).toBeDefined();
  expect(within(day).getByRole('listitem').textContent).toBe('GLI-1120in GLIB');
  expect(screen.queryByRole('table')).toBeNull();
});

test('names an unset filter in its chip on a phone', () => {
  open('', page(results));
  expect(screen.getByRole('option', { name: 'All' })).toBeDefined();
  cleanup();
  setWindowWidth(PHONE_WIDTH_PX);
  open('', page(results));
  expect(screen.getByRole('option', { name: 'Status: all' })).toBeDefined();
});

test('links to the first page from a page that no list has', async () => {
  const { user, lastQuery } = open('?page=99999999999', new MissingError(), page(results));
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await table()).toBeDefined();
  expect(lastQuery()).toBe('?page=1');
});

test('applies a typed day once, when its year is complete', async () => {
  const { search } = open('', page(results));
  await table();
  const day = screen.getByLabelText<HTMLInputElement>('From');
  for (const year of ['0002', '0020', '0202', '2026']) {
    fireEvent.change(day, { target: { value: `${year}-05-01` } });
    if (year !== '2026') {
      fireEvent.blur(day);
      expect(search()).toBe('');
      fireEvent.focus(day);
    }
  }
  expect(search()).toBe('');
  fireEvent.blur(day);
  expect(search()).toBe('?from=2026-05-01');
  fireEvent.change(day, { target: { value: '2026-06-01' } });
  await waitFor(() => expect(search()).toBe('?from=2026-06-01'));
});

test('explains a failure and offers a retry', async () => {
  const { user } = open('', failure, page(results));
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeDefined();
});

test('keeps the filters while the rows fail to load', async () => {
  open('', failure);
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Status')).toBeDefined();
});

test('puts a selected filter into the URL and the request, and returns to the first page', async () => {
  const { user, search, lastQuery } = open('?tab=x&page=2', page(results));
  await table();
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
  expect(search()).toBe('?tab=x&status=paid');
  expect(lastQuery()).toBe('?page=1&status=paid');
});

test('searches for the trimmed text on Enter', async () => {
  const { user, search } = open('', page(results));
  await table();
  await user.type(screen.getByLabelText('Search'), ' soap {Enter}');
  expect(search()).toBe('?q=soap');
});

test('toggles a filter in the URL', async () => {
  const { user, search } = open('', page(results));
  await user.click(screen.getByLabelText('Open only'));
  expect(search()).toBe('?open=1');
  await user.click(screen.getByLabelText('Open only'));
  expect(search()).toBe('');
});

test('omits the default order from the URL', async () => {
  const { user, search } = open('?ordering=oldest', page(results));
  await user.selectOptions(screen.getByLabelText('Order'), 'Newest');
  expect(search()).toBe('');
});

test('clears the filters but keeps the order and other parameters', async () => {
  const filtered = '?tab=x&q=a&status=paid&from=2026-11-01&open=1&ordering=oldest&page=3';
  const { user, search } = open(filtered, page(results));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(search()).toBe('?tab=x&ordering=oldest');
});

test('does not offer to clear filters if only the order is set', async () => {
  open('?ordering=oldest', page(results));
  await table();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('shows an empty state if there are no rows', async () => {
  open('', page([]));
  expect(await screen.findByText('No orders yet')).toBeDefined();
});

test('offers to clear the filters if no row matches', async () => {
  const { user, search } = open('?status=paid', page([]), page(results));
  await screen.findByText('No results');
  const inResults = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1);
  await user.click(inResults ?? document.body);
  expect(search()).toBe('');
  expect(await table()).toBeDefined();
});

test.each([
  ['an empty page', page([], 12)],
  ['a missing page', new MissingError()],
])('links to the first page from %s beyond the last one', async (_, reply) => {
  const { user, search } = open('?status=paid&page=9', reply, page(results));
  await screen.findByText('Nothing on this page');
  await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(search()).toBe('?status=paid');
  expect(await table()).toBeDefined();
});

test('offers a retry if a page before the last one is empty', async () => {
  const { user } = open('?page=2', page([], 27), page(results, 27));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await table()).toBeDefined();
});

test('pages through the list', async () => {
  const { user, search } = open('', page(results, 11));
  await table();
  const pages = screen.getByRole('navigation', { name: 'Orders' });
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(search()).toBe('?page=2');
});

test('sorts by a column in the URL, and returns to the first page', async () => {
  const { user, search } = open('?page=2', page(results, 30));
  const header = within(await table()).getByRole('columnheader', { name: 'Total' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(header).getByRole('button'));
  expect(search()).toBe('?sort=total');
  expect(header.getAttribute('aria-sort')).toBe('ascending');
});
