import { requiresLogin } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { publicRouteNames, type RouteParameters, routeOfAddress } from '../../routes.ts';
import { Data } from '../../shared/data/Data.tsx';
import { useScreens } from './screens.ts';

type NextScreen = {
  href: string;
  forMembers: boolean;
  Prefetch: ComponentType<RouteParameters>;
  parameters: RouteParameters;
};

/**
 * Fetches the code, the words and the first data of the next screen when its link is pointed at, touched or focused.
 * One listener serves every link of the app.
 */
export function LinkPrefetch() {
  const screens = useScreens();
  const { status } = useSessionState();
  const [next, setNext] = useState<NextScreen | null>(null);
  useEffect(() => {
    let latest = '';
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.href === latest) return;
      const { href } = link;
      const found = routeOfAddress(link.pathname);
      if (!found) return;
      const forMembers = requiresLogin(found.route, publicRouteNames);
      if (forMembers && status !== 'authenticated') return;
      latest = href;
      screens.load(found.route).then(
        ({ Prefetch }) => {
          if (Prefetch && latest === href) {
            setNext({ href, forMembers, Prefetch, parameters: found.parameters });
          }
        },
        // Following the link shows the failure, with a way on.
        () => undefined,
      );
    };
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prepare);
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, prepare);
    };
  }, [screens, status]);
  // The member may have signed out meanwhile.
  if (!next || (next.forMembers && status !== 'authenticated')) return null;
  const { href, Prefetch, parameters } = next;
  return (
    <ErrorBoundary key={href} fallback={null}>
      <Suspense fallback={null}>
        <Data>
          <Prefetch {...parameters} />
        </Data>
      </Suspense>
    </ErrorBoundary>
  );
}
