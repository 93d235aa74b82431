import { clearMemberData, clearPendingWrites } from '@gli/sdk/react';
import { HOME_PATH, isExpiry, LOGIN_PATH, loginPath, requiresLogin, type SignOutReason } from '@gli/session';
import { useSession } from '@gli/session/react';
import { useToast } from '@gli/ui';
import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { clearDrafts, moveVisitorLists, refetch, SESSION_TOPIC, useMember, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';
import { findRouteByPathname, publicRouteNames } from '../routes.ts';

/**
 * Returns the redirect at the end of a session (decision 5): `/` after the header's logout, `/login` after the
 * wallet's or a forced one. After a rejected refresh, a public page stays and a protected one redirects to the
 * login page. After another tab changes the member, redirects to the home page, the only one that is safe to
 * show. Null means no redirect.
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
 * When a session ends, clears the member's data from the cache and navigates according to the reason. The next user of
 * this page gets newly fetched data.
 */
export function useSignedOut(): void {
  const session = useSession();
  const { queries, local, perTab } = usePlatform();
  const [, navigate] = useLocation();
  const toast = useToast();
  const t = useTranslations();
  const [signOuts, countSignOut] = useReducer((count: number) => count + 1, 0);
  const memberId = useMember()?.id;
  useRefetchOnChange(`${signOuts} ${memberId}`);
  // Another member's writes are over, and a visitor's stars are the member's.
  useEffect(() => {
    if (memberId === undefined) return;
    clearPendingWrites(perTab, memberId);
    moveVisitorLists(local, memberId);
  }, [local, perTab, memberId]);
  useEffect(
    () =>
      session.onSignedOut(
        (reason) => {
          const { pathname, search, hash } = window.location;
          const route = findRouteByPathname(pathname)?.route;
          const path = pathAfterSignOut(reason, {
            target: pathname + search + hash,
            isProtected: route !== undefined && requiresLogin(route, publicRouteNames),
          });
          // Runs before the guard, which would save the protected page as the redirect.
          if (path !== null) flushSync(() => navigate(path, { replace: true }));
          clearMemberData(queries);
          if (!isExpiry(reason)) {
            clearDrafts(perTab);
            clearPendingWrites(perTab);
          }
          countSignOut();
          if (reason === 'header_logout')
            toast({ tone: 'neutral', topic: SESSION_TOPIC, title: t.shell.signedOut() });
          if (isExpiry(reason))
            toast({ tone: 'neutral', topic: SESSION_TOPIC, title: t.shell.sessionEnded() });
        },
        { replayMissed: true },
      ),
    [session, queries, perTab, navigate, toast, t],
  );
}

/**
 * Refetches data after it was cleared, or when the user changes, because another user may see different data. Runs
 * after the screens have rendered the change.
 * @param user identifies the page's user
 */
function useRefetchOnChange(user: string): void {
  const { queries, session } = usePlatform();
  const fetchedFor = useRef(user);
  useEffect(() => {
    if (fetchedFor.current === user) return;
    fetchedFor.current = user;
    void refetch(queries, session.getState().status === 'guest' ? 'visitor' : 'member');
  }, [user, queries, session]);
}
