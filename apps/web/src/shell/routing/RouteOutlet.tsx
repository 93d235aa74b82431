import { routeAccess } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Data } from '../../data/Data.tsx';
import { fadeIn } from '../../design/motion.ts';
import { styled } from '../../design/stitches.config.ts';
import { publicRouteNames, type Route } from '../../routes.ts';
import NotFoundScreen from '../../screens/not-found/NotFoundScreen.tsx';
import { type MatchedRoute, routeOf } from './route-of.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { useScreens } from './screens-context.ts';
import { useLoginNotice } from './use-login-notice.ts';

const Fade = styled('div', fadeIn);

/** The screen of the address, if the visitor may see it. Spec §2 Route guard, page transitions */
export function RouteOutlet() {
  const [path] = useLocation();
  const found = routeOf(path);
  return (
    <Fade key={path}>
      <ErrorBoundary FallbackComponent={ScreenFailure}>
        {found ? <GuardedRoute {...found} /> : <NotFoundScreen />}
      </ErrorBoundary>
    </Fade>
  );
}

function GuardedRoute({ route, parameters }: MatchedRoute) {
  const { status } = useSessionState();
  const screens = useScreens();
  const [path] = useLocation();
  const search = useSearch();
  const cameFromPublic = useCameFromPublic(route);
  const target = path + (search ? `?${search}` : '') + window.location.hash;
  const decision = routeAccess({ route, publicNames: publicRouteNames, status, cameFromPublic, target });
  switch (decision.kind) {
    case 'to_login':
      return <ToLogin to={decision.to} raiseFlag={decision.raiseFlag} />;
    case 'to_app':
      return <Redirect to={decision.to} replace />;
    case 'wait':
      return <ScreenFallback />;
    case 'allow': {
      const Screen = screens.component(route);
      return (
        <Suspense fallback={<ScreenFallback />}>
          {route.beginsWithoutData ? (
            <Screen {...parameters} />
          ) : (
            <Data>
              <Screen {...parameters} />
            </Data>
          )}
        </Suspense>
      );
    }
  }
}

/** Where the visitor was before, as long as this page lives. */
let previousRoute: Route | undefined;

function useCameFromPublic(route: Route): boolean {
  const before = useRef(previousRoute).current;
  useEffect(() => {
    previousRoute = route;
  }, [route]);
  return before !== undefined && publicRouteNames.some((name) => name === before.name);
}

function ToLogin({ to, raiseFlag }: { to: string; raiseFlag: boolean }) {
  const raise = useLoginNotice();
  useEffect(() => {
    if (raiseFlag) raise();
  }, [raiseFlag, raise]);
  return <Redirect to={to} replace />;
}
