import { useEffect, useRef } from 'react';

/** Returns the number of open layers in the current history entry. */
const layersNow = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
};

/** Entry of a layer that has just closed. Another layer can reuse it if it opens immediately. */
let left: { timer: ReturnType<typeof setTimeout>; layers: number } | undefined;

/** Adds a history entry for a layer. @returns the number of open layers, including this one */
function enter(): number {
  const layers = layersNow();
  if (left) {
    clearTimeout(left.timer);
    const isTakenOver = left.layers === layers;
    left = undefined;
    if (isTakenOver) return layers;
  }
  window.history.pushState({ ...window.history.state, layers: layers + 1 }, '');
  return layers + 1;
}

/** Removes the layer's history entry by going back, unless the user has left the page. */
function leave(layers: number): void {
  const timer = setTimeout(() => {
    left = undefined;
    if (layersNow() === layers) window.history.back();
  });
  left = { timer, layers };
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
    let layers = enter();
    const onPop = () => {
      if (layersNow() >= layers) return;
      if (current.current.isLocked) layers = enter();
      else current.current.close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      leave(layers);
    };
  }, []);
}
