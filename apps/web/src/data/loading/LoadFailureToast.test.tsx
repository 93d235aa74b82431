// @vitest-environment happy-dom

import { LoadFailureToast } from '@gli/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/data';
import { platformFixture } from '../../testing/platform-fixture.tsx';

// React reports the error that the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('keeps the page when a dialog fails to load, and opens the dialog on a retry', async () => {
  const load = vi
    .fn(async () => () => <dialog open>Search</dialog>)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const SearchDialog = lazyPart(load, { Failure: LoadFailureToast });
  const { wrapper } = await platformFixture();
  render(
    <>
      <h1>Home</h1>
      <SearchDialog />
    </>,
    { wrapper },
  );
  expect(await screen.findByText('We couldn’t load this page')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('dialog')).textContent).toBe('Search');
});
