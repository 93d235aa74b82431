// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMeasured } from './use-measured.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let width = 100;
const measureWidth = () => width;

function Measured() {
  const target = useRef<HTMLParagraphElement>(null);
  return <p ref={target}>{useMeasured(target, measureWidth)}</p>;
}

test('measures a resized element in the next frame, not in the observer’s callback', () => {
  let notify = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  let runFrame = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    runFrame = callback;
    return 1;
  });
  render(<Measured />);
  expect(screen.getByText('100')).toBeTruthy();
  width = 200;
  act(() => notify());
  expect(screen.getByText('100')).toBeTruthy();
  act(() => runFrame());
  expect(screen.getByText('200')).toBeTruthy();
});
