import { HOME_PATH, LOGIN_PATH, loginPath, type SignOutReason } from '@gli/session';

/**
 * Where the end of a session leads (decision 5): the header's log-out to `/`, the wallet's and the forced one to
 * `/login`; a refused refresh stays on a public page and leaves a protected one by the log-in. When another tab has
 * signed another member in, every page but the home may name or hold something of the first one. Null stays.
 */
export function placeAfterSignOut(
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
