// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const portfolio = exampleOf('getInvestmentPortfolio', 200);
const investment = exampleOf('getInvestment', 200);
/** Returns an element's text, with plain spaces within figures. */
const getText = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ');
const getAnnounced = (slider: Element) => slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ');
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
  expect(screen.getByRole('link', { name: 'Explore real-world assets' }).getAttribute('href')).toBe(
    '/rwa-assets?status=active',
  );
});

test('sorts holdings by principal and keeps the order in the URL', async () => {
  const { user } = await renderScreen('/mypage?tab=portfolio');
  const names = portfolio.holdings.map(({ asset }) => asset.name);
  const table = await findHoldings();
  expect(getNames(table)).toEqual(names);
  await user.click(within(table).getByRole('button', { name: 'Principal' }));
  expect(window.location.search).toContain('sort=principal');
  await waitFor(() => expect(getNames(table)).toEqual(names.toReversed()));
  await renderScreen(`/mypage${window.location.search}`);
  expect(getNames(await findHoldings())).toEqual(names.toReversed());
});

test('shows only the chosen part of the portfolio, and the payouts first without a current holding', async () => {
  const { user, getCalls } = await renderScreen('/mypage');
  await findHoldings();
  expect(getCalls('listInvestments')).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Investments' }));
  expect(window.location.search).toBe('?part=investments');
  await screen.findByRole('table', { name: 'Investments' });
  expect(screen.queryByRole('table', { name: 'Holdings' })).toBeNull();
  await renderScreen('/mypage', {
    handlers: { getInvestmentPortfolio: { status: 200, body: { ...portfolio, holdings: [] } } },
  });
  const parts = within(await screen.findByRole('tablist', { name: 'Portfolio' }));
  expect(parts.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Payouts',
    'Investments',
    'Spending',
  ]);
});

test('shows holdings on phones as two lines, sorted by a choice', async () => {
  setWindowWidth(390);
  const { user } = await renderScreen('/mypage');
  const list = await screen.findByRole('list', { name: 'Holdings' });
  const [first] = portfolio.holdings;
  expect(getText(list.firstElementChild)).toBe(
    `${first?.asset.name}2,500 GLIBPayouts +120 GLIB (4.8%)Share 50%`,
  );
  await user.selectOptions(screen.getByLabelText('Sort holdings'), 'Smallest principal');
  expect(window.location.search).toContain('sort=principal');
  await waitFor(() => expect(getText(list.lastElementChild)).toContain(first?.asset.name));
});

test('opens an investment from the list with its amounts in full', async () => {
  const { user } = await renderScreen('/mypage?tab=portfolio&part=investments');
  const investments = within(await screen.findByRole('table', { name: 'Investments' }));
  await user.click(investments.getByRole('link', { name: investment.asset.name }));
  expect(window.location.search).toContain(`investment=${investment.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: investment.asset.name }));
  dialog.getByText('2,500 GLIB');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(window.location.search).not.toContain('investment=');
});

test('shows the next payout, the income of each month, and each year’s sums', async () => {
  await renderScreen('/mypage?tab=portfolio&part=income');
  await screen.findByRole('region', { name: 'Payout calendar' });
  const region = within(screen.getByRole('region', { name: 'Payouts' }));
  const next = region.getByText('Next payout').closest('dl');
  expect(getText(next)).toBe('Next payout27.04 GLIBDec 10, 2026 · Estimate');
  const bars = region.getByRole('slider', { name: 'Payouts by month' });
  fireEvent.change(bars, { target: { value: 6 } });
  expect(getAnnounced(bars)).toBe('Nov 2026: 26.2 GLIB, Paid');
  fireEvent.change(bars, { target: { value: 7 } });
  expect(getAnnounced(bars)).toBe('Dec 2026: 27.04 GLIB, Estimate');
  const years = within(screen.getByRole('table', { name: 'Payouts and principal by year (GLIB)' }));
  expect(getText(years.getByRole('row', { name: /^2026/ }))).toBe('2026212.527.04–');
  expect(getText(years.getByRole('row', { name: /^2030/ }))).toBe('2030–52.371,000');
});

test('lists the payments of a year, and saves those to come as a calendar file', async () => {
  const created = vi.spyOn(URL, 'createObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await renderScreen('/mypage?tab=portfolio&part=income');
  const calendar = within(await screen.findByRole('region', { name: 'Payout calendar' }));
  await user.selectOptions(calendar.getByLabelText('Year'), '2029');
  const april = calendar
    .getByText('Apr 2029 · 30.58 GLIB · principal 2,500 GLIB · Estimate')
    .closest('details');
  expect([...(april?.querySelectorAll('li') ?? [])].map(getText)).toEqual([
    '애월 오션 리조트21.25 GLIBApr 7, 2029Estimate',
    '애월 오션 리조트2,500 GLIBApr 7, 2029Principal',
    '성수 커머스 타워9.33 GLIBApr 10, 2029Estimate',
  ]);
  await user.click(calendar.getByRole('button', { name: 'Save as calendar file (.ics)' }));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'GLI-payouts-2026-11-21.ics' });
  const file = created.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events[0]).toMatchObject({ summary: 'Payout · 애월 오션 리조트 · about 17.71 GLIB' });
  expect(events[0]?.startDate.toString()).toBe('2026-12-10');
  expect(events.at(-1)).toMatchObject({ summary: 'Principal returned · 성수 커머스 타워 · 1,000 GLIB' });
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
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
    expect(allocation.getByText(label).closest('tr')?.textContent).toContain(`${Number(share)}%`);
    expect(chart.getAttribute('aria-label')).toContain(`${label} ${Number(share)}%`);
  }
  await user.click(screen.getByRole('radio', { name: '1 mo' }));
  expect(window.location.search).toContain('period=1m');
  await waitFor(() =>
    expect(getCalls('getInvestmentPortfolio').at(-1)?.url.searchParams.get('period')).toBe('1m'),
  );
  const value = screen.getByRole('slider', { name: 'Principal and payouts' });
  fireEvent.keyDown(value, { key: 'End' });
  expect(value.getAttribute('aria-valuetext')).toMatch(
    /: Invested principal 5,000 GLIB, Payouts so far 212\.5 GLIB$/,
  );
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
