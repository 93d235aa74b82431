import { requiresLogin } from '@gli/session';
import type { Platform } from '@/data';
import { type MatchedRoute, publicRouteNames } from '../../routes.ts';
import type { Screens } from './screens.ts';

/**
 * Fetches a screen's code and strings, then starts its first reads, unless the visitor may not see the screen.
 *
 * @param isWanted checked before the reads start
 */
export async function prefetchScreen(
  platform: Platform,
  screens: Screens,
  { route, parameters }: MatchedRoute,
  isWanted = () => true,
): Promise<void> {
  const { client, queries, session } = platform;
  if (requiresLogin(route, publicRouteNames) && session.getState().status !== 'authenticated') return;
  const { prefetch } = await screens.load(route);
  if (!prefetch || !isWanted()) return;
  const state = session.getState();
  prefetch({
    load: (query, next) => {
      // The screen itself decides whether to refetch stale data.
      if (!queries.getQueryState(query.queryKey)) queries.fetchQuery(query).then(next, () => {});
    },
    loadPart: (part) => part.preload(platform),
    client,
    member: state.status === 'authenticated' ? state.user : null,
    parameters,
  });
}
