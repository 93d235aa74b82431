import { requiresLogin } from '@gli/session';
import { type MatchedRoute, publicRouteNames } from '../../routes.ts';
import { loadData } from '../../shared/data/Data.tsx';
import type { Platform } from '../../shared/platform.ts';
import type { Screens } from './screens.ts';

/**
 * Fetches the code and the words of a screen, then starts its first reads, unless the visitor may not see it.
 *
 * @param isWanted asked before the reads start
 * @returns settles when the reads have
 */
export async function prefetchScreen(
  platform: Platform,
  screens: Screens,
  { route, parameters }: MatchedRoute,
  isWanted = () => true,
): Promise<void> {
  const { status } = platform.session.getState();
  if (requiresLogin(route, publicRouteNames) && status !== 'authenticated') return;
  const { prefetch } = await screens.load(route);
  if (!prefetch) return;
  const { prefetchData } = await loadData();
  if (isWanted()) await prefetchData(platform, prefetch, parameters);
}
