// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { useCurrentError } from './use-current-error.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

class ConnectionError extends Error {}

const { wrapper } = createUiFixture({ isLostConnection: (error) => error instanceof ConnectionError });
const lostConnection = new ConnectionError();

/** Sets the browser's connection, and tells the page. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('ends a lost connection when it returns, and shows the next one', () => {
  const { result, rerender } = renderHook((error: Error | null) => useCurrentError(error), {
    initialProps: lostConnection as Error | null,
    wrapper,
  });
  setOnline(false);
  expect(result.current).toBe(lostConnection);
  setOnline(true);
  expect(result.current).toBeNull();
  const next = new ConnectionError();
  rerender(next);
  expect(result.current).toBe(next);
});

test('keeps other errors', () => {
  const error = new Error('No JSON.');
  const { result } = renderHook(() => useCurrentError(error), { wrapper });
  setOnline(false);
  setOnline(true);
  expect(result.current).toBe(error);
});
