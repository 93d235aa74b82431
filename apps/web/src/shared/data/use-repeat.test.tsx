// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPEAT_MS, useRepeat } from './use-repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function page(isNeeded: boolean) {
  const repeat = vi.fn();
  const { rerender, unmount } = renderHook((needed: boolean) => useRepeat(needed, repeat), {
    initialProps: isNeeded,
  });
  const wait = () => act(() => vi.advanceTimersByTime(REPEAT_MS));
  return { repeat, rerender, unmount, wait };
}

test('repeats a request after each attempt with an unknown outcome', () => {
  const { repeat, rerender, wait } = page(true);
  wait();
  expect(repeat).toHaveBeenCalledTimes(1);
  rerender(false);
  wait();
  expect(repeat, 'while an attempt is in flight').toHaveBeenCalledTimes(1);
  rerender(true);
  wait();
  expect(repeat).toHaveBeenCalledTimes(2);
});

test('stops repeating once the outcome is known or the member leaves the page', () => {
  const known = page(false);
  known.wait();
  expect(known.repeat).not.toHaveBeenCalled();
  const left = page(true);
  left.unmount();
  left.wait();
  expect(left.repeat).not.toHaveBeenCalled();
});
