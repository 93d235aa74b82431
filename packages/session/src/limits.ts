/** Period after a login in which a rejected profile fetch doesn't end the session, in ms. Spec §4 Session, §9 */
export const PROFILE_FETCH_GRACE_MS = 30_000;
/** Random bytes of the CSRF value, which is written in hex. Spec §9 */
export const CSRF_TOKEN_BYTES = 32;
/** Time for which the flag of a redirect to the login stays set, in ms. Spec §2 Route guard, §9 */
export const LOGIN_REDIRECT_FLAG_MS = 1_000;
/**
 * The "Auto-login duration" of spec §9, 3 days. Nothing depends on it: the header's auto-login box is local state without
 * effect (spec §1), and the server decides how long a session lives.
 */
export const AUTO_LOGIN_DURATION_MS = 3 * 24 * 60 * 60 * 1_000;
