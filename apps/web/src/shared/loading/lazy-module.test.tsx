// @vitest-environment happy-dom
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { type LazyModule, lazyModule } from './lazy-module.ts';

test('is fetched once, however often it is asked for', async () => {
  const fetchModule = vi.fn(async () => ({ answer: 42 }));
  const lazy = lazyModule(fetchModule);
  expect(fetchModule).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([{ answer: 42 }, { answer: 42 }]);
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('what something else has brought is not fetched', async () => {
  const fetchModule = vi.fn(async () => ({ answer: 42 }));
  const lazy = lazyModule(fetchModule);
  lazy.provide({ answer: 1 });
  expect(await lazy.load()).toEqual({ answer: 1 });
  expect(fetchModule).not.toHaveBeenCalled();
});

test('after a failure the next call tries again', async () => {
  const fetchModule = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const lazy = lazyModule<string>(fetchModule);
  await expect(lazy.load()).rejects.toThrow('offline');
  await expect(lazy.load()).resolves.toBe('here');
});

/** A part of the page whose code is lazy, with a button to try again. */
function shownLazily(lazy: LazyModule<string>) {
  const Part = () => lazy.useModule();
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <StrictMode>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <button type="button" onClick={resetErrorBoundary}>
            Try again
          </button>
        )}
      >
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </ErrorBoundary>
    </StrictMode>,
  );
  return { shown: () => page.textContent, tryAgain: () => page.querySelector('button')?.click() };
}

test('a component waits for it', async () => {
  const { shown } = shownLazily(lazyModule(async () => 'The part'));
  await expect.poll(shown).toBe('Loading');
  await expect.poll(shown).toBe('The part');
});

test('a failure reaches the error boundary after one fetch, and trying again fetches once more', async () => {
  const fetchModule = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  fetchModule.mockRejectedValueOnce(new Error('still offline')).mockResolvedValue('The part');
  const { shown, tryAgain } = shownLazily(lazyModule(fetchModule));
  const timesAfterTryingAgain = () => {
    tryAgain();
    return fetchModule.mock.calls.length;
  };
  await expect.poll(shown).toBe('Try again');
  expect(fetchModule).toHaveBeenCalledTimes(1);
  await expect.poll(timesAfterTryingAgain).toBe(2);
  await expect.poll(shown).toBe('Try again');
  await expect.poll(timesAfterTryingAgain).toBe(3);
  await expect.poll(shown).toBe('The part');
});

test('a failure of fetching ahead is not shown: the part fetches again', async () => {
  const fetchModule = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyModule(fetchModule.mockResolvedValue('The part'));
  await expect(lazy.load()).rejects.toThrow('offline');
  const { shown } = shownLazily(lazy);
  await expect.poll(shown).not.toBe('');
  expect(shown()).not.toBe('Try again');
  await expect.poll(shown).toBe('The part');
});
