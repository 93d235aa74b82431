import { isObject } from './stored-json.ts';

/** Role of a member whose profile has no role. Spec §3 User, §6 */
const DEFAULT_ROLE = 'guest';

/**
 * The signed-in member as stored in this browser: the fields for the header and the guard, and the rest of the profile
 * as received. It may be stale. A screen that edits or lists the profile reads `GET /user/profile/`. `role` may be
 * unknown to this version.
 */
export type SessionUser = {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email?: string | undefined;
  readonly wallet_address?: string | null | undefined;
};

/**
 * Parses a profile from the server or from storage. Returns null if it is not a member's profile. Invalid
 * fields are omitted. Checked by hand, because a schema library would use 5% of the first page's download
 * budget.
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
