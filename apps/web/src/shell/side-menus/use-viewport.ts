import { useSyncExternalStore } from 'react';
import { media } from '../../design/measures.ts';
import type { Viewport } from './side-menu-rules.ts';

const queries = [media.mobile, media.bp3];

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

/** How much room the window has at the moment. */
export function viewport(): Viewport {
  if (matchMedia(media.mobile).matches) return 'phone';
  return matchMedia(media.bp3).matches ? 'desktop' : 'tablet';
}

// A page that is drawn ahead knows no window: it is drawn for a desktop, and its styles hide what a phone has not.
const prerenderedViewport = (): Viewport => 'desktop';

/** How much room the window has for the side menus; renders again when that changes. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, viewport, prerenderedViewport);
