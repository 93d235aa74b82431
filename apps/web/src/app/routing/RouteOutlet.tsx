import { routeAccess } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { fadeIn } from '../../design/motion.ts';
import { styled } from '../../design/stitches.config.ts';
import { type MatchedRoute, publicRouteNames, type Route, routeOf } from '../../routes.ts';
import { Data } from '../../shared/data/Data.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { ScreenLoadError, screenTable } from './screens.ts';
import { useScreens } from './screens-context.ts';
import { useLoginNotice } from './use-login-notice.ts';

const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.tsx').catch((cause: unknown) => {
    throw new ScreenLoadError('The page for unknown paths could not be loaded.', { cause });
  }),
);

const Fade = styled('div', { variants: { comes: { true: fadeIn } } });

/** The screen of the address, if the visitor may see it. Spec §2 Route guard, page transitions */
export function RouteOutlet() {
  const [path] = useLocation();
  const found = routeOf(path);
  // Only what takes the place of another page fades in: the first one is there as soon as it can be.
  const [shown, setShown] = useState({ path, isFirst: true });
  if (shown.path !== path) setShown({ path, isFirst: false });
  return (
    <Fade key={path} comes={!shown.isFirst}>
      <ErrorBoundary FallbackComponent={ScreenFailure}>
        {found ? (
          <GuardedRoute {...found} />
        ) : (
          <Suspense fallback={<ScreenFallback />}>
            <NotFoundScreen />
          </Suspense>
        )}
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
  const hash = useLocationProperty(hashOfAddress, noHash);
  const target = path + (search ? `?${search}` : '') + hash;
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
          {screenTable[route.name].beginsWithoutData ? (
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

const hashOfAddress = () => window.location.hash;
const noHash = () => '';

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
