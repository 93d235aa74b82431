/** Topic of toasts about logins and logouts, so that a new login replaces the notice of an expired one. */
export const SESSION_TOPIC = 'session';
