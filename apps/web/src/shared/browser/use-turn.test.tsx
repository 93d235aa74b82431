// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurn } from './use-turn.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  // The queue ends with a frame in which nothing waits.
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
});

const frame = () => act(async () => vi.advanceTimersToNextFrame());

function Row({ name, isReady = true }: { name: string; isReady?: boolean }) {
  return useTurn(isReady) ? <p>{name}</p> : null;
}

test('each part gets a frame of its own, in their order', async () => {
  const { container } = render(['a', 'b', 'c'].map((name) => <Row key={name} name={name} />));
  const shown: (string | null)[] = [container.textContent];
  for (let turn = 0; turn < 3; turn += 1) {
    await frame();
    shown.push(container.textContent);
  }
  expect(shown).toEqual(['', 'a', 'ab', 'abc']);
});

test('a part waits until the one before it is on the page, however late React is', async () => {
  const { container } = render(['a', 'b'].map((name) => <Row key={name} name={name} />));
  await act(async () => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
  });
  expect(container.textContent).toBe('a');
  await frame();
  expect(container.textContent).toBe('ab');
});

test('a part that is gone, or not ready, holds nobody up', async () => {
  const rows = (names: string[]) =>
    names.map((name) => <Row key={name} name={name} isReady={name !== 'b'} />);
  const { container, rerender } = render(rows(['a', 'b', 'c']));
  rerender(rows(['b', 'c']));
  await frame();
  expect(container.textContent).toBe('c');
});

test('what need not wait is drawn at once', () => {
  const { result } = renderHook(() => useTurn(true, true));
  expect(result.current).toBe(true);
});
