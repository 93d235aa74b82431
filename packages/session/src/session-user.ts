import { isObject } from './stored-json.ts';

/** The role of a member whose record names none. Spec §3 User, §6 */
export const DEFAULT_ROLE = 'guest';

/**
 * Who is signed in, as kept in this browser: what the header and the guard need, and the rest of the profile as it
 * came. It may be older than the server's; a screen that edits or lists the profile asks `GET /user/profile/`.
 * `role` is one of the contract's or one that this version does not know.
 */
export interface SessionUser {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email?: string | undefined;
  readonly wallet_address?: string | null | undefined;
}

/**
 * Reads a profile of the server or of the storage; null when there is no member in it. A field that is broken reads as
 * absent. Checked by hand: a schema library would be a twentieth of what the first page may download.
 */
export function parseSessionUser(value: unknown): SessionUser | null {
  if (!isObject(value)) return null;
  const { id, name, role, email, wallet_address: wallet } = value;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return null;
  return {
    ...value,
    id,
    name,
    role: typeof role === 'string' ? role : DEFAULT_ROLE,
    email: typeof email === 'string' ? email : undefined,
    wallet_address: typeof wallet === 'string' || wallet === null ? wallet : undefined,
  };
}
