// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = () => act(() => vi.advanceTimersByTime(1000));
function start() {
  const onEnd = vi.fn();
  const hook = renderHook(({ isReady }) => useCountdown(isReady, onEnd), { initialProps: { isReady: true } });
  const getCount = () => hook.result.current[0];
  act(() => hook.result.current[1]());
  return { ...hook, getCount, onEnd };
}

test('counts three seconds, then takes one photo', () => {
  const { getCount, onEnd } = start();
  for (const count of [3, 2, 1]) {
    expect(getCount()).toBe(count);
    expect(onEnd).not.toHaveBeenCalled();
    wait();
  }
  expect(getCount()).toBeNull();
  wait();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('takes no photo if the camera turns off', () => {
  const { rerender, getCount, onEnd } = start();
  rerender({ isReady: false });
  expect(getCount()).toBeNull();
  for (let second = 0; second < 4; second += 1) wait();
  expect(onEnd).not.toHaveBeenCalled();
});
