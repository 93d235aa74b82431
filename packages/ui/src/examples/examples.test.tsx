// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ToastProvider } from '../feedback/ToastProvider.tsx';
import { PALETTES } from '../palettes/palettes.ts';
import { scales } from '../scales.ts';
import { exampleTexts as texts } from '../testing/example-texts.ts';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import {
  AccessibilityExample,
  AnimationExample,
  ComponentsExample,
  FieldRulesExample,
  ListExample,
  TokensExample,
} from './index.ts';

afterEach(cleanup);

function show(example: ReactNode) {
  const fixture = createUiFixture();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider labels={{ toast: 'Notice', region: 'Notices', close: 'Close' }}>{example}</ToastProvider>
    </QueryClientProvider>,
    { wrapper: fixture.wrapper },
  );
  return { user: userEvent.setup(), search: fixture.search };
}

test('shows every color of a theme and mode and every scale of the design', async () => {
  const choices: object[] = [];
  const { user } = show(
    <TokensExample texts={texts} theme="luxury" mode="dark" onChange={(choice) => choices.push(choice)} />,
  );
  const colors = [...document.querySelectorAll('#colors li')].map(({ textContent }) => textContent);
  expect(colors).toEqual(Object.entries(PALETTES.luxury.dark).map(([name, hex]) => `${name}${hex}`));
  const scaleSizes = [...document.querySelectorAll('#scales dl')].map(
    (list) => list.querySelectorAll('dt').length,
  );
  expect(scaleSizes).toEqual(Object.values(scales).map((scale) => Object.keys(scale).length));
  await user.click(screen.getByRole('radio', { name: 'Minimal' }));
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(choices).toEqual([{ theme: 'minimal' }, { mode: 'light' }]);
});

test('lets visitors try buttons, fields and messages', async () => {
  const { user } = show(<ComponentsExample texts={texts} />);
  const findBusy = () => document.querySelectorAll('button[aria-busy="true"]');
  expect(findBusy()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Toggle the busy state' }));
  expect(findBusy()).toHaveLength(0);
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,250.5');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('Retries: 1');
});

test('filters, sorts and pages the list', async () => {
  const { user, search } = show(<ListExample texts={texts} />);
  const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(search()).toBe('?page=2');
  await user.selectOptions(screen.getByLabelText('Risk'), 'Very high');
  expect(search()).toBe('?risk=very_high');
  await screen.findByText('No results');
});

test('shows the issue of an amount or address that a rule rejects, and masks valid ones', async () => {
  const { user } = show(<FieldRulesExample texts={texts} />);
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
});

test('announces a closed dialog, a form error and a pressed button', async () => {
  const { user } = show(<AccessibilityExample texts={texts} />);
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

test('replays the animations and shows a notice', async () => {
  const { user } = show(<AnimationExample texts={texts} />);
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe('25%');
  await user.click(screen.getByRole('button', { name: 'Play again' }));
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe('60%');
  await user.click(screen.getByRole('button', { name: 'Show a notice' }));
  expect(await screen.findByRole('region', { name: /Notices/ })).toBeDefined();
});
