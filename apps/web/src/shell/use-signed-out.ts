import { requiresLogin } from '@gli/session';
import { useSession } from '@gli/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useToast } from '../design/toast-context.ts';
import { useWords } from '../i18n/words.ts';
import { publicRouteNames } from '../routes.ts';
import { placeAfterSignOut } from './after-sign-out.ts';
import { useRouteOf } from './use-route-of.ts';

/** At the end of a session: nothing of the member stays in the cache, and the page goes where the reason says. */
export function useSignedOut(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const routeOf = useRouteOf();
  const [, navigate] = useLocation();
  const toast = useToast();
  const words = useWords();
  useEffect(
    () =>
      session.onSignedOut((reason) => {
        const { pathname, search, hash } = window.location;
        const route = routeOf(pathname)?.route;
        const place = placeAfterSignOut(reason, {
          target: pathname + search + hash,
          isProtected: route !== undefined && requiresLogin(route, publicRouteNames),
        });
        // Before the guard can react: it would remember the protected page as the place to come back to.
        if (place !== null) flushSync(() => navigate(place, { replace: true }));
        queryClient.clear();
        if (reason === 'header_logout') toast({ tone: 'neutral', title: words.shell.signedOut() });
        if (reason === 'refresh_refused' || reason === 'profile_refused') {
          toast({ tone: 'neutral', title: words.shell.sessionEnded() });
        }
      }),
    [session, queryClient, routeOf, navigate, toast, words],
  );
}
