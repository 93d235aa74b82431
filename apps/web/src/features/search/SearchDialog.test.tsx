// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const createEmpty = (id: 'listRwaAssets' | 'listProducts') => ({
  status: 200,
  body: { ...exampleOf(id, 200), count: 0, next: null, results: [] },
});
const field = () => screen.findByRole('combobox', { name: /^Search pages, assets/ });
const group = (name: string) => within(screen.getByRole('group', { name }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });

test('suggests a visitor’s pages and moves the selection around them with the keyboard', async () => {
  const { user } = await renderScreen('/terms', { member: null, shell: true });
  await user.keyboard('/');
  const input = await field();
  expect(options()).toEqual(['Business', 'RWA assets', 'Shopping', 'Conversion', 'Help center']);
  for (const [key, name] of [
    ['{End}', 'Help center'],
    ['{ArrowDown}', 'Business'],
  ] as const) {
    await user.type(input, key);
    expect(selected().textContent).toBe(name);
    expect(input.getAttribute('aria-activedescendant')).toBe(selected().id);
  }
});

test('reports a list that fails, shows the other one and counts all results after a retry', async () => {
  const { user, handle } = await renderScreen('/terms', {
    member: null,
    shell: true,
    handlers: { listRwaAssets: 500 },
  });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await fill(user, await field(), 'villa');
  expect(await screen.findByText(/^We couldn’t search assets\./)).toBeDefined();
  expect(group('Products').getAllByRole('option').length).toBeGreaterThan(0);
  handle('listRwaAssets', () => 200);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Assets' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  const found = options().filter((text) => !text?.startsWith('See all'));
  expect(screen.getByText(/^\d+ results$/).textContent).toBe(`${found.length} results`);
});

test('remembers a followed search until the list is cleared, and says when nothing matches', async () => {
  const { user } = await renderScreen('/terms', {
    member: null,
    shell: true,
    handlers: { listRwaAssets: createEmpty('listRwaAssets'), listProducts: createEmpty('listProducts') },
  });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await fill(user, await field(), 'What is the conversion fee?');
  expect(group('Frequently asked questions').getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?question=fees'));
  expect(window.location.pathname).toBe('/help-center');

  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('option', { name: 'What is the conversion fee?' }));
  expect(((await field()) as HTMLInputElement).value).toBe('What is the conversion fee?');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  await fill(user, await field(), 'qqqq');
  expect(await screen.findByText('No results for “qqqq”')).toBeDefined();
});

test('opens a member’s own page', async () => {
  const { user } = await renderScreen('/terms', { shell: true });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await fill(user, await field(), 'orders');
  expect(selected().textContent).toBe('Orders');
  await user.click(selected());
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
