export type { AccessGrant } from './access-grant.ts';
export { createSession } from './create-session.ts';
export {
  AUTO_LOGIN_DURATION_MS,
  LOGIN_REDIRECT_FLAG_MS,
} from './limits.ts';
export { browserStorageChanges, type StorageChanges } from './other-tabs.ts';
export { type KeyValueStorage, resilientStorage } from './resilient-storage.ts';
export {
  loginPath,
  type RouteDecision,
  type RouteMeta,
  type RouteVisit,
  requiresLogin,
  routeAccess,
} from './route-access.ts';
export { HOME_PATH, LOGIN_PATH, SIGNUP_PATH, safeRedirect } from './safe-redirect.ts';
export type { Session, SessionOptions } from './session.ts';
export type { SignOutListener } from './session-store.ts';
export type { SessionUser } from './session-user.ts';
export { isExpiry, type MemberSignOutReason, type SignOutReason } from './sign-out-reason.ts';
export type { SessionState } from './state.ts';
export {
  createStoredSession,
  type FillRandom,
  type StoredSession,
  type StoredSessionOptions,
} from './stored-session.ts';
export { AUTH_TOKEN_KEY, type SessionTokenStore } from './token-store.ts';
