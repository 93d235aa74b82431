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

/** The size class of the window now. */
export function viewport(): Viewport {
  if (matchMedia(media.mobile).matches) return 'phone';
  return matchMedia(media.bp3).matches ? 'desktop' : 'tablet';
}

// A prerendered page does not know the window: it renders for a desktop, and styles hide what phones do not show.
const prerenderedViewport = (): Viewport => 'desktop';

/** The size class of the window; renders again when it changes. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, viewport, prerenderedViewport);
