import { requiresLogin } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { useEffect } from 'react';
import { publicRouteNames, routeOfAddress } from '../../routes.ts';
import { loadData } from '../../shared/data/Data.tsx';
import { usePlatform } from '../../shared/platform.ts';
import { useScreens } from './screens.ts';

/**
 * Fetches the code, the words and the first data of the next screen when its link is pointed at, touched or focused.
 * One listener serves every link of the app.
 */
export function LinkPrefetch() {
  const platform = usePlatform();
  const screens = useScreens();
  const { status } = useSessionState();
  useEffect(() => {
    let latest = '';
    const prepare = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.href === latest) return;
      const { href } = link;
      const found = routeOfAddress(link.pathname);
      if (!found) return;
      if (requiresLogin(found.route, publicRouteNames) && status !== 'authenticated') return;
      latest = href;
      try {
        const { prefetch } = await screens.load(found.route);
        if (!prefetch) return;
        const { prefetchData } = await loadData();
        // Another link is the latest by now, or the member has signed out.
        if (latest === href) prefetchData(platform, prefetch, found.parameters);
      } catch {
        // Following the link shows the failure, with a way on.
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
