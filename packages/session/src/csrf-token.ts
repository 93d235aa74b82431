import { CSRF_TOKEN_BYTES } from './limits.ts';
import type { KeyValueStorage } from './resilient-storage.ts';

/** Key in session storage. Spec §3 Session */
export const CSRF_TOKEN_KEY = 'csrf-token';

const CSRF_TOKEN = new RegExp(`^[0-9a-f]{${CSRF_TOKEN_BYTES * 2}}$`);

/** Fills an array with cryptographically random bytes and returns it: `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** This tab's CSRF value, created on first use: 32 random bytes in hex. Spec §3 Session, §9 */
export function readCsrfToken(storage: KeyValueStorage, random: FillRandom): string {
  const stored = storage.getItem(CSRF_TOKEN_KEY);
  if (stored !== null && CSRF_TOKEN.test(stored)) return stored;
  const bytes = random(new Uint8Array(CSRF_TOKEN_BYTES));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem(CSRF_TOKEN_KEY, token);
  return token;
}
