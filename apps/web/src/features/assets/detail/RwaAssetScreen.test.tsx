// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { listAssets } from './list-assets.testing.ts';
import RwaAssetScreen from './RwaAssetScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const asset = exampleOf('getRwaAsset', 200);
const path = `/rwa-assets/${asset.id}`;

test('shows the key figures on the picture, and one section at a time behind tabs that are in the URL', async () => {
  const { user } = await renderScreen(path, { member: null });
  screen.getByRole('heading', { level: 1, name: asset.name });
  const gallery = within(screen.getByRole('figure'));
  for (const figure of ['8.5%', 'Medium', '100 GLIB']) gallery.getByText(figure);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Income',
    'Risk',
    'Location',
    'Documents',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Risk' }));
  await screen.findByText(/^Operating, but payouts vary with the seasons/);
  expect(screen.queryByRole('region', { name: 'About this asset' })).toBeNull();
  expect(window.location.pathname + window.location.search).toBe(`${path}?tab=risk`);
});

test('opens the section in the URL', async () => {
  await renderScreen(`${path}?tab=location`, { member: null });
  const location = await screen.findByRole('region', { name: 'Location' });
  expect(location.textContent).toContain(asset.location.address);
});

test('shows other assets, which can be loaded again', async () => {
  let isDown = true;
  const { user } = await renderScreen(path, {
    member: null,
    handlers: { listRwaAssetsByCategory: () => (isDown ? 500 : listAssets('A', 'B', 'C')) },
  });
  await screen.findAllByText('Unable to load data.');
  isDown = false;
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  const section = within(await screen.findByRole('region', { name: 'Similar assets' }));
  expect((await section.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(3);
  await user.click(screen.getByRole('link', { name: /^All in / }));
  expect(window.location.pathname + window.location.search).toBe(`/rwa-assets?category=${asset.category.id}`);
});

test('explains why an asset is not open for investment', async () => {
  for (const [status, text] of [
    ['pending', 'This asset is being prepared. You can invest once funding opens.'],
    ['paused', 'Funding of this asset is paused.'],
    ['completed', 'Funding of this asset is complete.'],
  ] as const) {
    await renderScreen(path, {
      member: null,
      handlers: { getRwaAsset: { status: 200, body: { ...asset, status } } },
    });
    await screen.findByText(text);
    expect(screen.queryByLabelText('Amount')).toBeNull();
  }
});

test('reports an unknown asset', async () => {
  await renderScreen('/rwa-assets/ast_0000000000', { member: null, handlers: { getRwaAsset: 404 } });
  screen.getByRole('heading', { level: 1, name: 'RWA asset' });
  screen.getByText('Asset not found');
});

test('shows an error with a retry if the asset fails to load', async () => {
  let isDown = true;
  const { wrapper, handle } = await platformFixture({ member: null });
  handle('getRwaAsset', () => (isDown ? 500 : 200));
  render(<RwaAssetScreen id={asset.id} />, { wrapper });
  await screen.findByText('Unable to load data');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: asset.name });
});

test.each([
  [`${path}?tab=location`, asset.location],
  [`/shopping/product/${exampleOf('getProduct', 200).id}?tab=facts`, exampleOf('getProduct', 200).location],
])('copies the URL of %s and opens a map at its coordinates', async (url, location) => {
  const { user } = await renderScreen(url, { member: null });
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Link copied' });
  expect(copy.mock.calls).toEqual([[`${window.location.origin}${url.split('?')[0]}`]]);
  expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toBe(
    `https://www.google.com/maps/search/?api=1&query=${location?.latitude},${location?.longitude}`,
  );
});

test('opens the share sheet of a device that has one', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await renderScreen(path, { member: null });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(share.mock.calls).toEqual([[{ title: asset.name, url: `${window.location.origin}${path}` }]]),
  );
  Reflect.deleteProperty(navigator, 'share');
});
