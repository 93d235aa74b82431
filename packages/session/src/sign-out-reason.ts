/**
 * Why a member signs out.
 * - `header_logout`: the button in the header.
 * - `wallet_logout`: "GLI logout" of the wallet widget.
 * - `force_logout`: `POST /auth/force-logout/` has just ended all sessions, this one included.
 */
export type MemberSignOutReason = 'header_logout' | 'wallet_logout' | 'force_logout';

/**
 * Why a session ended; the app navigates by it.
 * - `refresh_refused`: the server would not renew the tokens.
 * - `profile_refused`: the server does not know the member any more.
 * - `other_tab`: another tab signed out, perhaps while this one was frozen.
 * - `member_changed`: another member signed in in another tab and is now signed in here, too.
 */
export type SignOutReason =
  | MemberSignOutReason
  | 'refresh_refused'
  | 'profile_refused'
  | 'other_tab'
  | 'member_changed';
