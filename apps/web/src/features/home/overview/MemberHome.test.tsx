// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const overview = exampleOf('getDashboardOverview', 200);
/** Returns the text of a token's row. */
const getToken = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Token balances' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .find((text) => name.test(text));
const noOrders = { status: 200, body: { ...exampleOf('listOrders', 200), count: 0, results: [] } };

test('shows a new member the value and use of the starting tokens, and nothing empty', async () => {
  const balances = overview.balances.map((balance, index) => ({
    ...balance,
    balance: index === 0 ? '10000.00' : '0.00',
    staked: '0.00',
  }));
  const body = {
    ...overview,
    balances,
    recent_investments: [],
    recent_transactions: [],
    upcoming_payouts: [],
  };
  const { getCalls } = await renderScreen('/home', {
    handlers: {
      getDashboardOverview: { status: 200, body },
      listOrders: noOrders,
    },
  });
  await screen.findByText(/^You start with test tokens\./);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['To do', 'Notifications', 'Token balances']);
  expect(getToken(/^GLIB/)).toContain('10,000');
  expect(getCalls('getInvestmentPortfolio')).toEqual([]);
});

test('shows the same total and parts of each token at home and in transactions', async () => {
  const glib = '8,450 available · 2,500 staked';
  const usdt = '1,850 available · 300 on hold';
  await renderScreen('/home', { handlers: { listOrders: noOrders } });
  await screen.findByText(glib);
  expect(getToken(/^GLIB/)).toBe(`GLIB10,950${glib}about ₩15,330,000`);
  expect(getToken(/^USDT/)).toBe(`USDT2,150${usdt}about ₩3,010,000`);
  await renderScreen('/mypage?tab=transactions');
  expect((await screen.findByText(glib)).closest('div')?.textContent).toContain('10,950');
  expect(screen.getByText(usdt).closest('div')?.textContent).toContain('2,150');
});

test('links to tasks and the next payout, and shows amounts of transactions with a sign', async () => {
  const { user } = await renderScreen('/home', { handlers: { listOrders: noOrders } });
  const { upcoming_payouts: payouts, tasks } = overview;
  const payout = await screen.findByRole('link', { name: 'Next payout (estimate)' });
  expect(payout.getAttribute('href')).toBe(`/mypage?tab=portfolio&investment=${payouts[0]?.investment_id}`);
  screen.getByText('17.71 GLIB');
  const toDo = within(screen.getByRole('region', { name: 'To do' }));
  expect(toDo.getByRole('link', { name: tasks[0]?.title ?? '' }).getAttribute('href')).toBe(
    `/orders?order=${tasks[0]?.target_id}`,
  );
  expect(screen.getByRole('list', { name: 'Latest transactions' }).textContent).toContain('−300 USDT');
  await user.click(payout);
  await screen.findByRole('dialog', { name: exampleOf('getInvestment', 200).asset.name });
});

test('shows an error with a retry if the overview fails to load', async () => {
  let isDown = true;
  const { user } = await renderScreen('/home', {
    handlers: { getDashboardOverview: () => (isDown ? 500 : 200), listOrders: noOrders },
  });
  await screen.findByText('Server error occurred. Please try again shortly.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Total value');
  expect(screen.queryByText('Server error occurred. Please try again shortly.')).toBeNull();
});

test('offers a stay that the payouts in the balance pay for', async () => {
  const [stay] = exampleOf('listProducts', 200).results.filter(({ kind }) => kind === 'resort');
  await renderScreen('/home', { handlers: { listOrders: noOrders } });
  const offer = within(await screen.findByRole('region', { name: 'Travel with your payouts' }));
  offer.getByText('1 night');
  offer.getByText(/^212\.5 GLIB received in payouts · from/);
  const link = offer.getByRole('link', { name: stay?.name ?? '' });
  expect(link.getAttribute('href')).toBe(`/shopping/product/${stay?.id}`);
});

test('lists paid orders, while an order to pay is only a task', async () => {
  const { body: none } = noOrders;
  const [paid] = exampleOf('listOrders', 200).results.filter(({ status }) => status === 'paid');
  if (!paid) throw new Error('The example has no paid order.');
  await renderScreen('/home', {
    handlers: {
      listOrders: ({ url: { searchParams } }) => ({
        status: 200,
        body: searchParams.get('status') === 'paid' ? { ...none, count: 1, results: [paid] } : none,
      }),
    },
  });
  const orders = within(await screen.findByRole('region', { name: 'Open orders' }));
  expect(orders.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: overview.tasks[0]?.title ?? '' })).toBeDefined();
});

test('opens the wallet from the task to connect one', async () => {
  const task = {
    ...overview.tasks[0],
    kind: 'connect_wallet',
    title: 'Connect your wallet',
    target_id: null,
  };
  const body = { ...overview, tasks: [task] };
  const { user } = await renderScreen('/', {
    shell: true,
    handlers: { getDashboardOverview: { status: 200, body }, listOrders: noOrders },
  });
  const openPage = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('button', { name: 'Connect your wallet' }));
  await waitFor(() =>
    expect(document.querySelector('[data-guide="wallet"]')?.getAttribute('aria-expanded')).toBe('true'),
  );
  expect(window.location.pathname).toBe('/');
  openPage.mockRestore();
});

test('shows the principal as a sentence until the value has a second point', async () => {
  const portfolio = exampleOf('getInvestmentPortfolio', 200);
  const body = { ...portfolio, value_series: portfolio.value_series.slice(0, 1) };
  await renderScreen('/home', {
    handlers: { getInvestmentPortfolio: { status: 200, body }, listOrders: noOrders },
  });
  await screen.findByText(/GLIB invested since .*Your line starts here/);
  expect(screen.queryByRole('slider')).toBeNull();
});
