// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** Entries of a history in which going back takes a moment, as in a browser. happy-dom has none. */
let entries: unknown[] = [null];
let at = 0;

beforeEach(() => {
  entries = [null];
  at = 0;
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => {
    entries = [...entries.slice(0, at + 1), state];
    at += 1;
  });
  vi.spyOn(window.history, 'go').mockImplementation((by = 0) => {
    setTimeout(() => {
      at = Math.max(0, at + by);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
});
beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(() => window.history.go(-1));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Loads the app's code as a page load does, with the history that the tab has. */
async function loadPage() {
  vi.resetModules();
  const page = await import('./use-close-on-back.ts');
  onTestFinished(page.leaveClosedLayers());
  return page;
}
const back = () => act(async () => window.history.go(-1));

test('closes a layer on Back and leaves its history entry when it is closed', async () => {
  const { useCloseOnBack } = await loadPage();
  const close = vi.fn();
  const { unmount } = renderHook(() => useCloseOnBack(close));
  await waitFor(() => expect(at).toBe(1));
  await back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(at).toBe(0);
  unmount();
  renderHook(() => useCloseOnBack(close)).unmount();
  await waitFor(() => expect([at, entries.length]).toEqual([0, 2]));
});

test('leaves the entries of layers that a reload has closed', async () => {
  entries = [null, { layers: 1 }, { layers: 2 }];
  at = 2;
  await loadPage();
  await waitFor(() => expect(at).toBe(0));
});

test('leaves the entry of a closed layer when the page is returned to', async () => {
  await loadPage();
  entries = [null, { layers: 1 }, null];
  at = 2;
  await back();
  await waitFor(() => expect(at).toBe(0));
});
