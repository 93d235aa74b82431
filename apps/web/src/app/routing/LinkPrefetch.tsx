import { useSessionState } from '@gli/session/react';
import { useEffect } from 'react';
import { usePlatform } from '@/data';
import { findRouteByPathname } from '../../routes.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { useScreens } from './screens.ts';

/** Shorter than the time between hovering a link and pressing it, in ms. */
const REST_MS = 100;

/**
 * Prefetches code, strings and initial data of the next screen when its link is hovered, touched or focused. One
 * listener handles all links of the app.
 */
export function LinkPrefetch() {
  const platform = usePlatform();
  const screens = useScreens();
  const { status } = useSessionState();
  useEffect(() => {
    // While the code loads, the visitor may move to another link or sign out.
    let latest = '';
    const isSame = () => platform.session.getState().status === status;
    const prepare = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.href === latest) return;
      const { href } = link;
      const found = findRouteByPathname(link.pathname);
      if (!found) return;
      latest = href;
      // Ignores links that pass under the pointer while a list scrolls.
      await new Promise((rested) => setTimeout(rested, REST_MS));
      if (latest !== href) return;
      try {
        await prefetchScreen(platform, screens, found, () => latest === href && isSame());
      } catch {
        // If the visitor follows the link, the page shows the error with a retry button.
      }
    };
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prepare);
    return () => {
      latest = '';
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, prepare);
    };
  }, [platform, screens, status]);
  return null;
}
