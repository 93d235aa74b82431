import { requiresLogin } from '@gli/session';
import { useSession } from '@gli/session/react';
import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useToast } from '../design/feedback/toast-context.ts';
import { useTranslations } from '../i18n/translations.ts';
import { publicRouteNames, routeOfAddress } from '../routes.ts';
import { usePlatform } from '../shared/platform.ts';
import { useMember } from '../shared/use-member.ts';
import { placeAfterSignOut } from './after-sign-out.ts';

/**
 * At the end of a session: nothing of the member stays in the cache, and the page goes where the reason says. Whoever
 * comes after, visitor or member, sees the page's data as asked for by themselves.
 */
export function useSignedOut(): void {
  const session = useSession();
  const { queryCache: answers } = usePlatform();
  const [, navigate] = useLocation();
  const toast = useToast();
  const t = useTranslations();
  const [ends, countEnd] = useReducer((count: number) => count + 1, 0);
  useFreshQueries(`${ends} ${useMember()?.id}`);
  useEffect(
    () =>
      session.onSignedOut(
        (reason) => {
          const { pathname, search, hash } = window.location;
          const route = routeOfAddress(pathname)?.route;
          const place = placeAfterSignOut(reason, {
            target: pathname + search + hash,
            isProtected: route !== undefined && requiresLogin(route, publicRouteNames),
          });
          // Before the guard can react: it would remember the protected page as the place to come back to.
          if (place !== null) flushSync(() => navigate(place, { replace: true }));
          answers.current.forget();
          countEnd();
          if (reason === 'header_logout') toast({ tone: 'neutral', title: t.shell.signedOut() });
          if (reason === 'refresh_refused' || reason === 'profile_refused') {
            toast({ tone: 'neutral', title: t.shell.sessionEnded() });
          }
        },
        { catchesUp: true },
      ),
    [session, answers, navigate, toast, t],
  );
}

/**
 * What was answered to a visitor may be more, or less, for a member, and what was forgotten has to be asked again. Runs
 * after the screens have drawn the change.
 * @param asker another text whenever somebody else asks
 */
function useFreshQueries(asker: string): void {
  const { queryCache: answers } = usePlatform();
  const answered = useRef(asker);
  useEffect(() => {
    if (answered.current === asker) return;
    answered.current = asker;
    answers.current.refetch();
  }, [asker, answers]);
}
