import { HOME_PATH, LOGIN_PATH, loginPath, requiresLogin, type SignOutReason } from '@gli/session';
import { useSession } from '@gli/session/react';
import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useToast } from '../design/feedback/toast-context.ts';
import { useTranslations } from '../i18n/translations.ts';
import { publicRouteNames, routeOfAddress } from '../routes.ts';
import { useMember } from '../shared/member/use-member.ts';
import { usePlatform } from '../shared/platform.ts';

/**
 * Where the end of a session leads (decision 5): the header's logout to `/`, the wallet's and the forced one to
 * `/login`; a refused refresh stays on a public page and leaves a protected one for the login. When another tab has
 * signed in another member, every page but the home may show something of the first one. Null stays.
 */
export function pathAfterSignOut(
  reason: SignOutReason,
  page: { target: string; isProtected: boolean },
): string | null {
  switch (reason) {
    case 'header_logout':
    case 'member_changed':
      return HOME_PATH;
    case 'wallet_logout':
    case 'force_logout':
      return LOGIN_PATH;
    case 'refresh_refused':
    case 'profile_refused':
    case 'other_tab':
      return page.isProtected ? loginPath(page.target) : null;
  }
}

/**
 * At the end of a session: nothing of the member stays in the cache, and the page goes where the reason says. The next
 * one on this page, visitor or member, sees data that was fetched for them.
 */
export function useSignedOut(): void {
  const session = useSession();
  const { queryCache } = usePlatform();
  const [, navigate] = useLocation();
  const toast = useToast();
  const t = useTranslations();
  const [signOuts, countSignOut] = useReducer((count: number) => count + 1, 0);
  useRefetchOnChange(`${signOuts} ${useMember()?.id}`);
  useEffect(
    () =>
      session.onSignedOut(
        (reason) => {
          const { pathname, search, hash } = window.location;
          const route = routeOfAddress(pathname)?.route;
          const path = pathAfterSignOut(reason, {
            target: pathname + search + hash,
            isProtected: route !== undefined && requiresLogin(route, publicRouteNames),
          });
          // Before the guard can react: it would remember the protected page as the one to come back to.
          if (path !== null) flushSync(() => navigate(path, { replace: true }));
          queryCache.current.clear();
          countSignOut();
          if (reason === 'header_logout') toast({ tone: 'neutral', title: t.shell.signedOut() });
          if (reason === 'refresh_refused' || reason === 'profile_refused') {
            toast({ tone: 'neutral', title: t.shell.sessionEnded() });
          }
        },
        { catchesUp: true },
      ),
    [session, queryCache, navigate, toast, t],
  );
}

/**
 * A visitor's data may be more, or less, for a member, and cleared data has to be fetched again. Runs after the screens
 * have rendered the change.
 * @param user another text whenever somebody else uses the page
 */
function useRefetchOnChange(user: string): void {
  const { queryCache } = usePlatform();
  const fetchedFor = useRef(user);
  useEffect(() => {
    if (fetchedFor.current === user) return;
    fetchedFor.current = user;
    queryCache.current.refetch();
  }, [user, queryCache]);
}
