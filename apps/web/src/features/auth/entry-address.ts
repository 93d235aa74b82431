import { HOME_PATH, safeRedirect } from '@gli/session';

/** Whether the address of log-in or sign-up says that a page waits behind it. */
export function leadsOn(search: string): boolean {
  return safeRedirect(new URLSearchParams(search).get('redirect')) !== HOME_PATH;
}

/**
 * The query for the link from log-in to sign-up and back: it keeps the page that waits and the invitation, and nothing
 * else that stood in the address (decision 4).
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const redirect = given.get('redirect');
  if (redirect !== null && leadsOn(search)) kept.set('redirect', redirect);
  for (const name of ['ref', 'medium', 'campaign']) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
