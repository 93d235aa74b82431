import { useEffect, useRef } from 'react';

/** Number of open layers that an entry of the tab's history represents. */
const layersNow = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
};

/** The entry of a layer that has just closed; another one that opens right away takes it over. */
let left: { timer: ReturnType<typeof setTimeout>; layers: number } | undefined;

/** @returns how many layers are open now, with this one */
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

/** Goes back over the layer's own entry, unless the user has moved on to another page. */
function leave(layers: number): void {
  const timer = setTimeout(() => {
    left = undefined;
    if (layersNow() === layers) window.history.back();
  });
  left = { timer, layers };
}

/**
 * While the component is mounted, the browser's Back closes it instead of leaving the page.
 *
 * @param isLocked true during an operation that must not be interrupted: Back has no effect
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
