import { media, useBrowserValue } from '@/design';
import type { Viewport } from './side-menu-rules.ts';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(media.mobile);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Returns the window's current size class. */
export const viewport = (): Viewport => (matchMedia(media.mobile).matches ? 'phone' : 'desktop');

/** Returns the window's size class. Prerendered pages use `desktop`, and CSS hides what phones do not show. */
export const useViewport = (): Viewport => useBrowserValue<Viewport>(subscribe, viewport, 'desktop');
