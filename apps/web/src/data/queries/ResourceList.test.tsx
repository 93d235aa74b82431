// @vitest-environment happy-dom

import type { Order } from '@gli/sdk';
import { useListOrders } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { getPageParam, type ListFilter, omitUndefined, parseEnum, ResourceList } from '@gli/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useSearchParams } from 'wouter';
import { platformFixture, type Reply } from '../../testing/platform-fixture.tsx';
import { keepPage } from './query-cache.ts';

afterEach(cleanup);

const { results } = exampleOf('listOrders', 200);
const page = (rows: readonly Order[], count = rows.length): Reply => ({
  status: 200,
  body: { count, next: null, previous: null, results: rows },
});

const filters: ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'paid', label: 'Paid' }] },
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
      getKey={({ id }) => id}
      columns={[{ header: 'Number', name: ({ number }) => number }]}
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

test('links to the first page from a page that no list has', async () => {
  const { user, lastQuery } = await open('?page=99999999999', [404, 'page_not_found'], page(results));
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await table()).toBeDefined();
  expect(lastQuery()).toBe('?page=1&page_size=10');
});

test('explains a failure and offers a retry', async () => {
  const { user } = await open('', 500, page(results));
  const failure = await screen.findByRole('alert');
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeDefined();
});

test('puts a selected filter into the URL and the request, and returns to the first page', async () => {
  const { user, address, lastQuery } = await open('?tab=x&page=2', page(results), page(results));
  await table();
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
  expect(address()).toBe('/orders?tab=x&status=paid');
  expect(lastQuery()).toBe('?page=1&page_size=10&status=paid');
});
