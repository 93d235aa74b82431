// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSummary } from './LiveSummary.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('announces figures once they have settled, not every change', () => {
  const { rerender } = render(<LiveSummary>{null}</LiveSummary>);
  const announced = () => screen.getByRole('status').textContent;
  for (const typed of ['2', '25', '250']) {
    rerender(<LiveSummary>{`You get ${typed} GLID`}</LiveSummary>);
    act(() => vi.advanceTimersByTime(300));
    expect(announced()).toBe('');
  }
  act(() => vi.advanceTimersByTime(800));
  expect(announced()).toBe('You get 250 GLID');
});
