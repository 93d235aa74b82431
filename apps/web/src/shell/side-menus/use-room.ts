import { useSyncExternalStore } from 'react';
import { media } from '../../design/scales.ts';
import type { Room } from './side-menu-rules.ts';

const queries = [media.mobile, media.bp3];

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

function room(): Room {
  if (matchMedia(media.mobile).matches) return 'phone';
  return matchMedia(media.bp3).matches ? 'desktop' : 'tablet';
}

/** How much room the window has for the side menus; renders again when that changes. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, room);
