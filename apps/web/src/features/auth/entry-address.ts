import { HOME_PATH, safeRedirect } from '@gli/session';
import { useLocationProperty } from 'wouter/use-browser-location';
import { setParams } from '@/shared';

/** The raw query of login or sign-up from the address bar: wouter decodes it, which would change `redirect`. */
export const useEntryQuery = (): string =>
  useLocationProperty(
    () => window.location.search,
    () => '',
  );

/** True if login or sign-up leads to a page: the one in `redirect`. */
export function hasRedirect(search: string): boolean {
  return safeRedirect(new URLSearchParams(search).get('redirect')) !== HOME_PATH;
}

/**
 * The query for the link from login to sign-up and back: it keeps the redirect and the invitation, and nothing else
 * (decision 4).
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = setParams(new URLSearchParams(), {
    redirect: hasRedirect(search) ? given.get('redirect') : null,
    ref: given.get('ref'),
    medium: given.get('medium'),
    campaign: given.get('campaign'),
  }).toString();
  return kept && `?${kept}`;
}
