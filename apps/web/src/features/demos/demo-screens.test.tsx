// @vitest-environment happy-dom
import { PALETTES, scales } from '@gli/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

const visitor = { member: null };

test('links the demo pages to each other and marks the current one', async () => {
  const { user } = await renderScreen('/design-tokens', visitor);
  const links = () => within(screen.getByRole('navigation', { name: 'Demo pages' }));
  for (const [path, name] of [
    ['/styled-system', 'Styled system'],
    ['/token-test', 'Token test'],
    ['/accessibility-demo', 'Accessibility demo'],
    ['/animation-demo', 'Animation demo'],
    ['/design-tokens', 'Design tokens'],
  ] as const) {
    await user.click(links().getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    expect(window.location.pathname).toBe(path);
    expect(links().getByRole('link', { current: 'page' }).textContent).toBe(name);
  }
});

test('shows every color of the theme and mode in the URL and every scale of the design', async () => {
  const { user } = await renderScreen('/design-tokens', visitor);
  await user.click(screen.getByRole('radio', { name: 'Luxury' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(window.location.search).toBe('?theme=luxury&mode=dark');
  const colors = [...document.querySelectorAll('#colors li')].map(({ textContent }) => textContent);
  expect(colors).toEqual(Object.entries(PALETTES.luxury.dark).map(([name, hex]) => `${name}${hex}`));
  const scaleSizes = [...document.querySelectorAll('#scales dl')].map(
    (list) => list.querySelectorAll('dt').length,
  );
  expect(scaleSizes).toEqual(Object.values(scales).map((scale) => Object.keys(scale).length));
});

test('shows the components of the styled system and lets visitors try them', async () => {
  const { user } = await renderScreen('/styled-system', visitor);
  const findBusy = () => document.querySelectorAll('button[aria-busy="true"]');
  expect(findBusy()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Toggle the busy state' }));
  expect(findBusy()).toHaveLength(0);
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,250.5');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('Retries: 1');
  screen.getByText('+4.2%');
  screen.getByText('-1.8%');
});

test('shows the issue of an amount or address that a rule rejects, and masks valid ones', async () => {
  const { user } = await renderScreen('/token-test', visitor);
  const amount = screen.getByLabelText('Amount');
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  for (const [typed, code] of [
    ['0', 'amount_not_positive'],
    ['1000001', 'amount_too_large'],
    ['0.123456789', 'amount_too_many_decimals'],
    ['abc', 'amount_invalid'],
  ] as const) {
    await type(amount, typed);
    screen.getByText(code);
  }
  await type(amount, '1234.5');
  screen.getByText('**** GLIB');
  const address = screen.getByLabelText('Wallet address');
  await type(address, 'not an address');
  screen.getByText('Not a valid Solana wallet address.');
  await type(address, ' 6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ ');
  screen.getByText('6TAA…8cyQ');
  screen.getByText('No entries yet.');
});

test('shows balances only to members', async () => {
  await renderScreen('/token-test', visitor);
  screen.getByText('Log in to see your balances');
  await renderScreen('/token-test');
  const balances = await screen.findByRole('table', { name: 'My balances' });
  expect(within(balances).getAllByRole('row')).toHaveLength(5);
});

test('announces a closed dialog, a form error and a pressed button', async () => {
  const { user } = await renderScreen('/accessibility-demo', visitor);
  await user.click(screen.getByRole('button', { name: 'Open dialog' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  screen.getByText('Focus is back on the button.');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Please enter your name.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  screen.getByText('Announcements sent: 1.');
  expect(screen.getByText('prefers-reduced-motion: reduce').parentElement?.textContent).toContain('Off');
});
