/** Path to open if there is no safe redirect target. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';

/** Max length of a redirect, far longer than any path of the app. Keeps the decoding below cheap. */
const MAX_CHARACTERS = 2_048;
const MAX_DECODINGS = 5;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matched on purpose; browsers drop them from URLs.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Returns the path to open after a login, from the `redirect` parameter. Only paths of this app are allowed: one
 * leading slash, no scheme, host, backslash, `//` or dot segment at any level of encoding, and not the login or sign-up
 * page. Query and hash are kept.
 *
 * @param value parameter as returned by `URLSearchParams`, decoded once
 * @returns `value` itself or `/`
 */
export function safeRedirect(value: string | null | undefined): string {
  if (value === null || value === undefined || value.length > MAX_CHARACTERS || CONTROL.test(value)) {
    return HOME_PATH;
  }
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodings(path);
  return decoded?.every(isOwnPath) ? value : HOME_PATH;
}

/** Returns the path and the result of each repeated decoding, or null if the decoding does not end. */
function decodings(path: string): string[] | null {
  const found = [path];
  let current = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const next = decodeOnce(current);
    if (next === null) return null;
    if (next === current) return found;
    found.push(next);
    current = next;
  }
  return null;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || CONTROL.test(path)) return false;
  const segments = path.split('/').slice(1);
  if (segments.some((segment) => segment === '.' || segment === '..')) return false;
  // The router matches paths case-insensitively.
  const first = `/${segments[0]?.toLowerCase() ?? ''}`;
  return first !== LOGIN_PATH && first !== SIGNUP_PATH;
}
