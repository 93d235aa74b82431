import { HOME_PATH, safeRedirect } from '@gli/session';
import { useLocationProperty } from 'wouter/use-browser-location';
import { withParams } from '../../shared/search-params.ts';

/** The query of login or sign-up as it stands in the address bar: wouter's is decoded, which would change `redirect`. */
export const useEntryQuery = (): string =>
  useLocationProperty(
    () => window.location.search,
    () => '',
  );

/** Whether login or sign-up leads on to a page: the one in `redirect`. */
export function hasRedirect(search: string): boolean {
  return safeRedirect(new URLSearchParams(search).get('redirect')) !== HOME_PATH;
}

/**
 * The query for the link from login to sign-up and back: it keeps the redirect and the invitation, and nothing else
 * (decision 4).
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = withParams(new URLSearchParams(), {
    redirect: hasRedirect(search) ? given.get('redirect') : null,
    ref: given.get('ref'),
    medium: given.get('medium'),
    campaign: given.get('campaign'),
  }).toString();
  return kept && `?${kept}`;
}
