// @vitest-environment happy-dom
import { GliContractError, GliNetworkError } from '@gli/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentError } from './use-current-error.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lostConnection = new GliNetworkError(new TypeError('fetch failed'));

/** Sets the browser's connection, and tells the page. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('ends a lost connection when it returns, and shows the next one', () => {
  const { result, rerender } = renderHook((error: Error | null) => useCurrentError(error), {
    initialProps: lostConnection as Error | null,
  });
  setOnline(false);
  expect(result.current).toBe(lostConnection);
  setOnline(true);
  expect(result.current).toBeNull();
  const next = new GliNetworkError(new TypeError('fetch failed'));
  rerender(next);
  expect(result.current).toBe(next);
});

test('keeps other errors', () => {
  const error = new GliContractError('No JSON.', 200);
  const { result } = renderHook(() => useCurrentError(error));
  setOnline(false);
  setOnline(true);
  expect(result.current).toBe(error);
});
