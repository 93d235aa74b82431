import { media, useBrowserValue } from '@/design';
import type { Viewport } from './side-menu-rules.ts';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(media.mobile);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** The current size class of the window. */
export const viewport = (): Viewport => (matchMedia(media.mobile).matches ? 'phone' : 'desktop');

/** The size class of the window. A prerendered page has the desktop's, and styles hide what phones do not show. */
export const useViewport = (): Viewport => useBrowserValue<Viewport>(subscribe, viewport, 'desktop');
