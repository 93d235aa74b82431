/**
 * Why a member leaves by their own wish.
 * - `header_logout`: the header's button.
 * - `wallet_logout`: "GLI logout" of the wallet widget.
 * - `force_logout`: `POST /auth/force-logout/` has just ended all sessions, this one included.
 */
export type MemberSignOutReason = 'header_logout' | 'wallet_logout' | 'force_logout';

/**
 * Why a session ended, for the app to choose a place by.
 * - `refresh_refused`: the server would not renew the tokens.
 * - `profile_refused`: the server does not know the member any more.
 * - `other_tab`: another tab signed out, perhaps while this one slept.
 * - `member_changed`: another tab signed another member in; that one is signed in here, too.
 */
export type SignOutReason =
  | MemberSignOutReason
  | 'refresh_refused'
  | 'profile_refused'
  | 'other_tab'
  | 'member_changed';
