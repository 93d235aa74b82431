// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { FaqSection } from './FaqSection.tsx';

beforeEach(() => window.history.replaceState(null, '', '/help-center'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['during', 100],
  ['at the end of', 300],
])('keeps the search empty if it is cleared %s the pause in typing', async (_, pauseMs) => {
  const { wrapper } = await platformFixture();
  render(<FaqSection />, { wrapper });
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zeppelin' } });
  const clear = screen.getByRole('button', { name: /clear/i });
  act(() => {
    vi.advanceTimersByTime(pauseMs);
    clear.click();
  });
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(window.location.search).toBe('');
});
