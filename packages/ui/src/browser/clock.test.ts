// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clockText, useNow } from './clock.ts';

test('formats seconds as minutes and seconds', () => expect(clockText(125)).toBe('2:05'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('pauses in a hidden tab and catches up once the tab is visible', () => {
  vi.useFakeTimers({ now: 0 });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useNow(true);
  });
  act(() => vi.advanceTimersByTime(2_000));
  expect(result.current).toBe(2_000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  show();
  const before = renders;
  act(() => vi.advanceTimersByTime(3_600_000));
  expect([renders, vi.getTimerCount()]).toEqual([before, 0]);
  hidden.mockReturnValue(false);
  show();
  expect(result.current).toBe(3_602_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(3_603_000);
});
