// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const featured = exampleOf('listFeaturedRwaAssets', 200);
const noOrders = { status: 200, body: { ...exampleOf('listOrders', 200), count: 0, results: [] } };
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('shows a visitor sign-up, starting tokens, services, figures and featured assets', async () => {
  let isDown = true;
  await renderScreen('/', {
    member: null,
    handlers: { listFeaturedRwaAssets: () => (isDown ? 500 : 200) },
  });
  screen.getByRole('heading', { level: 1, name: 'Invest in places you want to stay' });
  expect(hrefs(screen.getAllByRole('link').slice(0, 3))).toEqual(['/signup', '/login', '/rwa-assets']);
  const offer = screen.getByText('10,000 GLIB').closest('ul')?.children ?? [];
  expect([...offer].map(({ textContent }) => textContent)).toEqual([
    '10,000 GLIB',
    '1,000 GLID',
    '3,000 GLIL',
    '1,000 USDT',
  ]);
  for (const [name, path] of [
    ['RWA assets', '/rwa-assets'],
    ['Token conversion', '/conversion'],
    ['Shopping mall', '/shopping'],
    ['Authentication center', '/auth'],
  ] as const)
    expect(screen.getByText(name, { selector: 'a' }).getAttribute('href')).toBe(path);
  const figures = screen.getByText('investors').closest('dl')?.children ?? [];
  expect([...figures].map(({ textContent }) => textContent)).toEqual([
    'investors1,000+',
    'cumulative investment5 billion won+',
    'assets15+',
    'satisfaction98%',
  ]);

  // If the featured assets fail to load, the rest of the page is complete.
  const assets = within(await screen.findByRole('region', { name: 'Featured assets' }));
  await assets.findByText('Unable to load data');
  isDown = false;
  fireEvent.click(assets.getByRole('button', { name: 'Try again' }));
  for (const { id, name } of featured)
    expect((await assets.findByRole('link', { name })).getAttribute('href')).toBe(`/rwa-assets/${id}`);
});

test('estimates the payouts of a featured asset over one year', async () => {
  const { user } = await renderScreen('/', { member: null });
  const calculator = within(screen.getByRole('region', { name: 'See what you could earn in a year' }));
  const figure = () => calculator.getByRole('definition').textContent;
  const [first, second] = featured;
  if (!first || !second) throw new Error('The example has fewer than two assets.');
  await calculator.findByText(`See ${first.name}`);
  expect(figure()).toBe('about 85 GLIB');
  await user.selectOptions(calculator.getByLabelText('Asset'), second.name);
  const amount = calculator.getByLabelText('Amount to invest');
  await user.clear(amount);
  await user.paste('2500');
  expect(figure()).toBe('about 280 GLIB');
  calculator.getByText(/^An estimate at the expected APY/);
  await user.clear(amount);
  await user.paste('0');
  expect(figure()).toBe('–');
});

test('shows a member their own home first, and a compact introduction below it', async () => {
  const { name } = exampleOf('getProfile', 200);
  await renderScreen('/', { handlers: { listOrders: noOrders } });
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${name}` });
  await screen.findByText('Total value');
  await screen.findByRole('region', { name: 'Featured assets' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('To do')).toBe(0);
  expect(titles.slice(-4)).toEqual([
    'Invest in places you want to stay',
    'One account, four services',
    'GLI in figures',
    'Featured assets',
  ]);
  screen.getByText('5 billion won+');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'See what you could earn in a year' })).toBeNull();
});

test('shows a member the introduction if the overview fails to load', async () => {
  await renderScreen('/', { handlers: { getDashboardOverview: 500, listOrders: noOrders } });
  await screen.findByText('Server error occurred. Please try again shortly.');
  screen.getByRole('region', { name: 'One account, four services' });
});
