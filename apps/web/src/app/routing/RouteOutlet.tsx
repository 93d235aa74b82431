import { LOGIN_REDIRECT_FLAG_MS, routeAccess } from '@gli/session';
import { useSessionState } from '@gli/session/react';
import {
  Container,
  EmptyState,
  ErrorState,
  Heading,
  LoadingRegion,
  PanelSkeleton,
  SectionErrorBoundary,
  Skeleton,
  Stack,
  useOnline,
  useToast,
} from '@gli/ui';
import { WifiOff } from '@gli/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Redirect, useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { SESSION_TOPIC, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute, type MatchedRoute, publicRouteNames } from '../../routes.ts';
import { Page } from './RouteOutlet.styles.ts';
import { ScreenLoadError, useScreens } from './screens.ts';

const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.tsx').catch((cause: unknown) => {
    throw new ScreenLoadError(cause);
  }),
);

/** The current route's screen, if the visitor may see it. Spec §2 Route guard, page transitions */
export function RouteOutlet() {
  const [path] = useLocation();
  const found = findRoute(path);
  // A page fades in only if it replaces another one. The first page appears immediately.
  const [shown, setShown] = useState<{ path: string; previous?: string }>({ path });
  if (shown.path !== path) setShown({ path, previous: shown.path });
  return (
    <Page key={path} animated={shown.previous !== undefined}>
      <SectionErrorBoundary pending={<ScreenFallback />} Failure={ScreenFailure}>
        {found ? (
          <GuardedRoute {...found} cameFromPublic={isPublicPath(shown.previous)} />
        ) : (
          <Suspense fallback={<ScreenFallback />}>
            <NotFoundScreen />
          </Suspense>
        )}
      </SectionErrorBoundary>
    </Page>
  );
}

function GuardedRoute({
  route,
  parameters,
  cameFromPublic,
}: MatchedRoute & {
  /** True if the visitor's previous page is public. */
  cameFromPublic: boolean;
}) {
  const { status } = useSessionState();
  const screens = useScreens();
  const [path] = useLocation();
  // Uses the raw URL. wouter decodes it, so the login would return to a different URL.
  const target = useLocationProperty(wholeAddress, () => path);
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
          <Screen {...parameters} />
        </Suspense>
      );
    }
  }
}

const wholeAddress = () => window.location.pathname + window.location.search + window.location.hash;

function isPublicPath(path: string | undefined): boolean {
  const name = path === undefined ? undefined : findRoute(path)?.route.name;
  return publicRouteNames.some((publicName) => publicName === name);
}

/** Redirects to the login page with a toast (Spec §2 Route guard). The login page states the reason as well. */
function ToLogin({ to, raiseFlag }: { to: string; raiseFlag: boolean }) {
  const t = useTranslations();
  const toast = useToast();
  useEffect(() => {
    if (!raiseFlag) return;
    toast({
      tone: 'neutral',
      topic: SESSION_TOPIC,
      title: t.shell.loginNeeded(),
      durationMs: LOGIN_REDIRECT_FLAG_MS,
    });
  }, [raiseFlag, t, toast]);
  return <Redirect to={to} replace />;
}

/** Shown while a screen's code or the session is loading. */
export function ScreenFallback() {
  return (
    <Container css={{ paddingTop: '$10' }}>
      <LoadingRegion>
        <Stack gap="lg">
          <Heading as="div" size="2xl">
            <Skeleton width="half" />
          </Heading>
          <Skeleton width="most" />
          <PanelSkeleton />
        </Stack>
      </LoadingRegion>
    </Container>
  );
}

/** Session storage key of the page that was already reloaded because its code could not be fetched. */
const RELOADED_KEY = 'reloaded-for';

/**
 * Shown for a screen that failed. When offline, the screen loads once the connection returns. Otherwise, a
 * newer version has probably replaced the screen's code, so the page offers one reload. If that does not help,
 * a retry fetches the code again.
 */
function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const { perTab } = usePlatform();
  const page = window.location.pathname;
  const isMissing = error instanceof ScreenLoadError;
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) resetErrorBoundary();
  }, [isOnline, resetErrorBoundary]);
  const offersReload = isMissing && perTab.getItem(RELOADED_KEY) !== page;
  const reload = () => {
    perTab.setItem(RELOADED_KEY, page);
    window.location.reload();
  };
  if (isMissing && !isOnline) {
    return (
      <Container css={{ paddingTop: '$10' }} data-needs-connection="">
        <EmptyState
          icon={<WifiOff />}
          title={t.common.needsConnectionTitle()}
          description={t.common.needsConnectionText()}
        />
      </Container>
    );
  }
  const missingText = offersReload ? t.common.newVersionText() : t.common.loadFailedText();
  return (
    <Container css={{ paddingTop: '$10' }}>
      <ErrorState
        title={isMissing ? t.common.loadFailedTitle() : t.common.crashTitle()}
        description={isMissing ? missingText : t.common.crashText()}
        {...(offersReload && { retryLabel: t.common.reload() })}
        onRetry={offersReload ? reload : resetErrorBoundary}
      />
    </Container>
  );
}
