// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/platform-fixture.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { getSharePath, parseShared } from './watched-item.ts';

const asset = exampleOf('getRwaAsset', 200);
const product = exampleOf('getProduct', 200);
const assetPath = `/rwa-assets/${asset.id}`;
const productPath = `/shopping/product/${product.id}`;
const watch = () => screen.getByRole('button', { name: /^Watch(ing)?$/ });
const findList = async () => within(await screen.findByRole('list', { name: 'Watched assets and products' }));

test('says on an asset and on a stay whether it is watched', async () => {
  const local = memoryStorage();
  for (const path of [assetPath, productPath]) {
    const { user } = await renderScreen(path, { local });
    expect(watch().textContent).toBe('Watch');
    await user.click(watch());
    expect(watch().textContent).toBe('Watching');
    expect(watch().getAttribute('aria-pressed')).toBe('true');
  }
});

test('lists watched assets and products, latest first, and keeps a removed one in its place', async () => {
  const local = memoryStorage({ watchlist: JSON.stringify([`product:${product.id}`, asset.id]) });
  const { user } = await renderScreen('/watchlist', { member: null, local });
  const list = await findList();
  await list.findByRole('link', { name: asset.name });
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    productPath,
    assetPath,
  ]);
  await user.click(list.getByRole('button', { name: `Watching: ${asset.name}` }));
  expect(local.getItem('watchlist')).toBe(JSON.stringify([`product:${product.id}`]));
  list.getByRole('link', { name: asset.name });
  await user.click(list.getByRole('button', { name: `Watch: ${asset.name}` }));
  expect(JSON.parse(local.getItem('watchlist') ?? '')).toEqual([asset.id, `product:${product.id}`]);
});

test('keeps the list per member, hides it after a logout and moves a visitor’s list to the member', async () => {
  // The list of an earlier version, which had no member.
  const local = memoryStorage({ watchlist: JSON.stringify([asset.id]) });
  const { platform } = await renderScreen('/watchlist', { local, shell: true });
  await (await findList()).findByRole('link', { name: asset.name });
  await waitFor(() => expect(local.getItem('watchlist')).toBeNull());
  await act(() => platform.session.signOut('header_logout'));
  await renderScreen('/watchlist', { local, member: null });
  screen.getByText('Your watchlist is empty');
  await renderScreen('/watchlist', { local, member: { id: 'mem_other', name: 'Lee' }, shell: true });
  screen.getByText('Your watchlist is empty');
  await renderScreen('/watchlist', { local, shell: true });
  await (await findList()).findByRole('link', { name: asset.name });
});

test('shows a shared list to anyone and adds it only when asked', async () => {
  const local = memoryStorage({ watchlist: '["ast_own"]' });
  const path = getSharePath([
    { kind: 'asset', id: asset.id },
    { kind: 'product', id: product.id },
  ]);
  const { user } = await renderScreen(path, { member: null, local });
  screen.getByRole('heading', { level: 1, name: 'Shared watchlist' });
  await (await findList()).findByRole('link', { name: product.name });
  expect(local.getItem('watchlist')).toBe('["ast_own"]');
  await user.click(screen.getByRole('button', { name: 'Add all to my watchlist' }));
  screen.getByText('All of them are in your watchlist.');
  expect(JSON.parse(local.getItem('watchlist') ?? '')).toEqual([
    asset.id,
    `product:${product.id}`,
    'ast_own',
  ]);
});

test('ignores invalid ids of a shared link and repeats', () => {
  expect(parseShared('?ids=ast_1,../x,product:prd_1,ast_1,')).toEqual([
    { kind: 'asset', id: 'ast_1' },
    { kind: 'product', id: 'prd_1' },
  ]);
  expect(parseShared('?tab=a')).toBeNull();
});

test('says that the list is full and keeps all its items', async () => {
  const ids = JSON.stringify(Array.from({ length: 100 }, (_, index) => `ast_${index}`));
  const local = memoryStorage({ watchlist: ids });
  const { user } = await renderScreen(assetPath, { member: null, local });
  await user.click(watch());
  await screen.findByText('Your watchlist holds up to 100 items');
  expect(local.getItem('watchlist')).toBe(ids);
});

test('lists an item that no longer exists, so that it can be removed', async () => {
  const local = memoryStorage({ watchlist: '["ast_gone"]' });
  const { user } = await renderScreen('/watchlist', {
    member: null,
    local,
    handlers: { getRwaAsset: 404 },
  });
  await user.click(await screen.findByRole('button', { name: 'Watching: No longer available' }));
  expect(local.getItem('watchlist')).toBeNull();
});

test('records viewed assets and products and shows them, latest first', async () => {
  const local = memoryStorage();
  await renderScreen(assetPath, { member: null, local });
  await renderScreen(productPath, { member: null, local });
  await renderScreen('/watchlist', { member: null, local });
  const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  await recent.findByRole('link', { name: asset.name });
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    product.name,
    asset.name,
  ]);
});
