import { useEffect, useRef } from 'react';

/** Max time that the browser takes to go back, in ms. */
const BACK_MAX_MS = 1_000;

/** Returns the number of open layers in the current history entry. */
const layersNow = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
};

/** Runs changes of the history one after another, because going back takes time. */
let changes = Promise.resolve();
const change = (run: () => void | Promise<void>) => {
  changes = changes.then(run);
};

/** Number of layers that are open on the page. */
let open = 0;

function pushLayer(): number {
  open += 1;
  const layers = layersNow() + 1;
  window.history.pushState({ ...window.history.state, layers }, '');
  return layers;
}

function goBack(entries = 1): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, BACK_MAX_MS);
    if (entries === 1) window.history.back();
    else window.history.go(-entries);
  });
}

/**
 * Leaves history entries of layers that are not open: after a reload, and whenever the page is returned to. Call it once when
 * the page starts.
 *
 * @returns a function that stops it
 */
export function leaveClosedLayers(): () => void {
  const leave = () =>
    change(async () => {
      const closed = layersNow() - open;
      if (closed > 0) await goBack(closed);
    });
  leave();
  window.addEventListener('popstate', leave);
  return () => window.removeEventListener('popstate', leave);
}

/**
 * While the component is mounted, the browser's Back button closes it instead of leaving the page.
 *
 * @param isLocked true during an operation that must not be interrupted; Back then has no effect
 */
export function useCloseOnBack(close: () => void, isLocked = false): void {
  const current = useRef({ close, isLocked });
  useEffect(() => {
    current.current = { close, isLocked };
  });
  useEffect(() => {
    /** Number of layers in the history entry that this component has added, or null while it has none. */
    let layers: number | null = null;
    const enter = () =>
      change(() => {
        layers = pushLayer();
      });
    const onPop = () => {
      if (layers === null || layersNow() >= layers) return;
      layers = null;
      open -= 1;
      if (current.current.isLocked) enter();
      else current.current.close();
    };
    enter();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      change(async () => {
        // If a link closes the layer, its page opens first.
        await new Promise((resolve) => setTimeout(resolve));
        if (layers === null) return;
        open -= 1;
        if (layersNow() === layers) await goBack();
      });
    };
  }, []);
}
