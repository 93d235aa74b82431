// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const overview = exampleOf('getDashboardOverview', 200);
const noOrders = { status: 200, body: { ...exampleOf('listOrders', 200), count: 0, results: [] } };

test('shows a new member the starting tokens and what is still empty', async () => {
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
  await renderScreen('/home', {
    handlers: {
      getDashboardOverview: { status: 200, body },
      listOrders: noOrders,
    },
  });
  await screen.findByText(/^You start with test tokens: 10,000 GLIB, about/);
  screen.getByText(/^No upcoming payouts yet\./);
  await screen.findByText('No open orders.');
  screen.getByText('No transactions yet.');
  const tokens = within(screen.getByRole('table', { name: 'Balance and KRW value by token' }));
  expect(tokens.getByRole('row', { name: /GLIB/ }).textContent).toContain('10,000');
});

test('shows the same total and parts of each token at home, in transactions and in grades', async () => {
  const glib = '8,450 available · 0 in use · 2,500 staked';
  const usdt = '1,850 available · 300 in use · 0 staked';
  await renderScreen('/home', { handlers: { listOrders: noOrders } });
  await screen.findByText(glib);
  const tokens = within(screen.getByRole('table', { name: 'Balance and KRW value by token' }));
  expect(tokens.getByRole('row', { name: /GLIB/ }).textContent).toContain(`${glib}10,950`);
  expect(tokens.getByRole('row', { name: /USDT/ }).textContent).toContain(`${usdt}2,150`);
  await renderScreen('/mypage?tab=transactions');
  expect((await screen.findByText(glib)).closest('div')?.textContent).toContain('10,950');
  expect(screen.getByText(usdt).closest('div')?.textContent).toContain('2,150');
  await renderScreen('/auth?tab=grades');
  const grade = await screen.findByRole('region', { name: 'Your grade' });
  expect(grade.textContent).toContain('10,950');
});

test('links to tasks and payouts, and shows amounts of transactions with a sign', async () => {
  const { user } = await renderScreen('/home', { handlers: { listOrders: noOrders } });
  const { upcoming_payouts: payouts, tasks } = overview;
  const list = within(await screen.findByRole('region', { name: 'Upcoming payouts' }));
  for (const { asset_name: name, investment_id: id } of payouts) {
    expect(list.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(
      `/mypage?tab=portfolio&investment=${id}`,
    );
  }
  const toDo = within(screen.getByRole('region', { name: 'To do' }));
  expect(toDo.getByRole('link', { name: tasks[0]?.title ?? '' }).getAttribute('href')).toBe(
    `/orders?order=${tasks[0]?.target_id}`,
  );
  expect(screen.getByRole('list', { name: 'Latest transactions' }).textContent).toContain('-300 USDT');
  await user.click(list.getAllByRole('link')[0] ?? document.body);
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
  await screen.findByRole('region', { name: 'Upcoming payouts' });
  expect(screen.queryByText('Server error occurred. Please try again shortly.')).toBeNull();
});

test('offers a stay that the payouts in the balance pay for', async () => {
  const [stay] = exampleOf('listProducts', 200).results.filter(({ kind }) => kind === 'resort');
  await renderScreen('/home', { handlers: { listOrders: noOrders } });
  const offer = within(await screen.findByRole('region', { name: 'Travel with your payouts' }));
  offer.getByText('You’ve received 212.5 GLIB in payouts: enough for 1 night, and your balance covers it.');
  const link = offer.getByRole('link', { name: stay?.name ?? '' });
  expect(link.getAttribute('href')).toBe(`/shopping/product/${stay?.id}`);
});
