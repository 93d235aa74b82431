// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { LinkRow, LinkRows } from './LinkRow.tsx';

afterEach(cleanup);

it('names a row’s link only by its title', () => {
  render(
    <LinkRows label="Payouts">
      <LinkRow href="/orders" title="Aewol Ocean Resort" amount="17.71 GLIB" note="Dec 10, 2026" />
    </LinkRows>,
    createUiFixture(),
  );
  expect(screen.getByRole('list', { name: 'Payouts' }).textContent).toContain('17.71 GLIB');
  const link = screen.getByRole('link', { name: 'Aewol Ocean Resort' });
  expect(link.getAttribute('href')).toBe('/orders');
});

it('renders a row without a page as text', () => {
  render(<LinkRow href={null} title="New login" note="Today" />);
  expect(screen.getByText('New login')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('renders a row with an action as a button', () => {
  const connect = vi.fn();
  render(<LinkRow href={connect} title="Connect your wallet" />, createUiFixture());
  fireEvent.click(screen.getByRole('button', { name: 'Connect your wallet' }));
  expect(connect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
});
