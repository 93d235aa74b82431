// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionBar } from './ActionBar.tsx';

/** Reports to the bar that the form's button is outside the window. */
class Observer {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: false }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function TestForm({ isComplete, onSubmit }: { isComplete: boolean; onSubmit: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Amount" />
      <button type="submit" ref={button}>
        Review
      </button>
      <ActionBar button={button} term="Minimum" figure="50" action="Invest" isComplete={isComplete} />
    </form>
  );
}

async function pressBar(isComplete: boolean) {
  const onSubmit = vi.fn();
  await act(async () => {
    render(<TestForm isComplete={isComplete} onSubmit={onSubmit} />);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
  return onSubmit;
}

test('does not submit an incomplete form', async () => {
  expect(await pressBar(false)).not.toHaveBeenCalled();
});

test('submits a complete form on the first click', async () => {
  expect(await pressBar(true)).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Review' }));
});
