/** Period after a login in which a rejected profile fetch doesn't end the session, in ms. Spec §4 Session, §9 */
export const PROFILE_FETCH_GRACE_MS = 30_000;
/** Number of random bytes in the CSRF value, which is hex-encoded. Spec §9 */
export const CSRF_TOKEN_BYTES = 32;
/** Lifetime of the flag that is set by a redirect to the login page, in ms. Spec §2 Route guard, §9 */
export const LOGIN_REDIRECT_FLAG_MS = 1_000;
/**
 * The "Auto-login duration" of spec §9, 3 days. Unused: the header's auto-login box is local state without effect
 * (spec §1), and the server sets the lifetime of a session.
 */
export const AUTO_LOGIN_DURATION_MS = 3 * 24 * 60 * 60 * 1_000;
