// @vitest-environment happy-dom
import { PALETTES } from '@gli/ui';
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

test('keeps the theme and mode of the tokens in the URL', async () => {
  const { user } = await renderScreen('/design-tokens', visitor);
  await user.click(screen.getByRole('radio', { name: 'Luxury' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(window.location.search).toBe('?theme=luxury&mode=dark');
  screen.getByText(PALETTES.luxury.dark.canvas);
});

test('shows balances only to members', async () => {
  await renderScreen('/token-test', visitor);
  screen.getByText('Log in to see your balances');
  await renderScreen('/token-test');
  const balances = await screen.findByRole('table', { name: 'My balances' });
  expect(within(balances).getAllByRole('row')).toHaveLength(5);
});
