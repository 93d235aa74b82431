export const LOG_IN_PATH = '/auth/login/';
export const LOG_OUT_PATH = '/auth/logout/';
export const REFRESH_PATH = '/auth/refresh/';

/** True for calls that create a session. They send no bearer token, and their 401 does not mean an expired token. */
export function signsIn(path: string): boolean {
  return path === LOG_IN_PATH || path === REFRESH_PATH || path === '/auth/register/';
}
