/**
 * Reason why a member signed out.
 * - `header_logout`: the button in the header.
 * - `wallet_logout`: "GLI logout" in the wallet widget.
 * - `force_logout`: `POST /auth/force-logout/` has just ended all sessions, including this one.
 */
export type MemberSignOutReason = 'header_logout' | 'wallet_logout' | 'force_logout';

/**
 * Reason why a session ended. It determines where the app navigates.
 * - `refresh_refused`: the server did not renew the tokens.
 * - `profile_refused`: the member no longer exists on the server.
 * - `other_tab`: another tab signed out, possibly while this one was frozen.
 * - `member_changed`: another member signed in on another tab and is now signed in here as well.
 */
export type SignOutReason =
  | MemberSignOutReason
  | 'refresh_refused'
  | 'profile_refused'
  | 'other_tab'
  | 'member_changed';

/** True if the server has ended the session. What the member has not finished is kept for the next login. */
export const isExpiry = (reason: SignOutReason): boolean =>
  reason === 'refresh_refused' || reason === 'profile_refused';
