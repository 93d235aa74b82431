import { routeAccess } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import { Suspense, useEffect, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useToast } from '../design/toast-context.ts';
import { useWords } from '../i18n/words.ts';
import { publicRouteNames, type Route } from '../routes.ts';
import NotFoundScreen from '../screens/not-found/NotFoundScreen.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { type MatchedRoute, useRouteOf } from './use-route-of.ts';

/** The screen of the address, if the visitor may see it. Spec §2 Route guard */
export function RouteOutlet() {
  const routeOf = useRouteOf();
  const [path] = useLocation();
  const found = routeOf(path);
  if (!found) return <NotFoundScreen />;
  return <GuardedRoute key={found.route.name} {...found} />;
}

function GuardedRoute({ route, parameters }: MatchedRoute) {
  const { status } = useSessionState();
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
    case 'allow':
      return (
        <Suspense fallback={<ScreenFallback />}>
          <route.screen {...parameters} />
        </Suspense>
      );
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
  const words = useWords();
  const toast = useToast();
  useEffect(() => {
    if (raiseFlag) toast({ tone: 'neutral', title: words.shell.loginNeeded() });
  }, [raiseFlag, toast, words]);
  return <Redirect to={to} replace />;
}
