// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const portfolio = exampleOf('getInvestmentPortfolio', 200);
const investment = exampleOf('getInvestment', 200);
const findHoldings = () => screen.findByRole('table', { name: 'Holdings' });
const getNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('offers assets to a member without investments', async () => {
  const body = { ...portfolio, holdings: [], value_series: [] };
  await renderScreen('/mypage?tab=portfolio', {
    handlers: { getInvestmentPortfolio: { status: 200, body } },
  });
  await screen.findByText('No investments yet');
  expect(screen.getByRole('link', { name: 'Explore RWA assets' }).getAttribute('href')).toBe(
    '/rwa-assets?status=active',
  );
});

test('sorts holdings by value and keeps the order in the URL', async () => {
  const { user } = await renderScreen('/mypage?tab=portfolio');
  const names = portfolio.holdings.map(({ asset }) => asset.name);
  const table = await findHoldings();
  expect(getNames(table)).toEqual(names);
  await user.click(within(table).getByRole('button', { name: 'Value' }));
  expect(window.location.search).toContain('sort=value');
  await waitFor(() => expect(getNames(table)).toEqual(names.toReversed()));
  await renderScreen(`/mypage${window.location.search}`);
  expect(getNames(await findHoldings())).toEqual(names.toReversed());
});

test('opens an investment from the list with its amounts in full', async () => {
  const { user } = await renderScreen('/mypage?tab=portfolio');
  const investments = within(await screen.findByRole('table', { name: 'Investments' }));
  await user.click(investments.getByRole('link', { name: investment.asset.name }));
  expect(window.location.search).toContain(`investment=${investment.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: investment.asset.name }));
  dialog.getByText('2,500 GLIB');
  dialog.getByText('2,620 GLIB');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(window.location.search).not.toContain('investment=');
});

test('reports an unknown investment', async () => {
  await renderScreen('/mypage?tab=portfolio&investment=inv_nobody', { handlers: { getInvestment: 404 } });
  await screen.findByText('Investment not found');
});

test('draws charts for the period and grouping in the URL, with the same figures in tables', async () => {
  const { user, getCalls } = await renderScreen('/mypage?tab=portfolio');
  await user.click(await screen.findByRole('radio', { name: 'Risk' }));
  expect(window.location.search).toContain('group=by_risk_level');
  const allocation = within(screen.getByRole('table', { name: 'Allocation' }));
  const chart = screen.getByRole('img', { name: /^Chart of the allocation\./ });
  for (const { label, share_percent: share } of portfolio.allocation.by_risk_level) {
    expect(allocation.getByText(label).closest('tr')?.textContent).toContain(`${share}%`);
    expect(chart.getAttribute('aria-label')).toContain(`${label} ${share}%`);
  }
  await user.click(screen.getByRole('radio', { name: '1 mo' }));
  expect(window.location.search).toContain('period=1m');
  await waitFor(() =>
    expect(getCalls('getInvestmentPortfolio').at(-1)?.url.searchParams.get('period')).toBe('1m'),
  );
  const value = screen.getByRole('slider', { name: 'Value over time' });
  fireEvent.keyDown(value, { key: 'End' });
  expect(value.getAttribute('aria-valuetext')).toMatch(/: .+ 5,212\.5 GLIB, .+ 5,000 GLIB$/);
});

test('shows an error with a retry if the portfolio fails to load', async () => {
  let isDown = true;
  const { user } = await renderScreen('/mypage?tab=portfolio', {
    handlers: { getInvestmentPortfolio: () => (isDown ? 500 : 200) },
  });
  await screen.findByText('Server error occurred. Please try again shortly.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findHoldings();
});
