export const LOG_IN_PATH = '/auth/login/';
export const LOG_OUT_PATH = '/auth/logout/';
export const REFRESH_PATH = '/auth/refresh/';

/** True for calls that create a session: they take no bearer, and their 401 is a result, not an expired token. */
export function signsIn(path: string): boolean {
  return path === LOG_IN_PATH || path === REFRESH_PATH || path === '/auth/register/';
}
