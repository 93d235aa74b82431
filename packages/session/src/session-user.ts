import { isObject } from './stored-json.ts';

/** The role of a member without one. Spec §3 User, §6 */
const DEFAULT_ROLE = 'guest';

/**
 * The signed-in member as stored in this browser: what the header and the guard need, and the rest of the profile as
 * received. It may be stale; a screen that edits or lists the profile reads `GET /user/profile/`. `role` may be one that
 * this version does not know.
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
 * Parses a profile from the server or from storage; null when it is not a member. An invalid field reads as absent. Checked
 * by hand, because a schema library would be 5% of the first page's download budget.
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
