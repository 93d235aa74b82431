// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGE_VISIBLE_MS, useWalletMessage } from './use-wallet-message.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const cases = [
  ['success', 3_000],
  ['copied', 2_000],
  ['error', 5_000],
  ['copyFailed', 3_000],
  ['declined', 5_000],
] as const;

test.each(cases)('shows the message %s for %i ms', (kind, ms) => {
  expect(MESSAGE_VISIBLE_MS[kind]).toBe(ms);
  const { result } = renderHook(() => useWalletMessage());
  act(() => result.current[1]({ kind, text: 'Copied' }));
  act(() => vi.advanceTimersByTime(ms - 1));
  expect(result.current[0]?.text).toBe('Copied');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
});

test('restarts the display time for a repeated message', () => {
  const { result } = renderHook(() => useWalletMessage());
  act(() => result.current[1]({ kind: 'copied', text: 'Copied' }));
  act(() => vi.advanceTimersByTime(1_500));
  act(() => result.current[1]({ kind: 'copied', text: 'Copied' }));
  act(() => vi.advanceTimersByTime(1_999));
  expect(result.current[0]?.text).toBe('Copied');
});
