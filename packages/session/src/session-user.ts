import * as z from 'zod/mini';

/** The role of a member whose record names none. Spec §3 User, §6 */
export const DEFAULT_ROLE = 'guest';

export const sessionUserSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  role: z._default(z.catch(z.string(), DEFAULT_ROLE), DEFAULT_ROLE),
  email: z.catch(z.optional(z.string()), undefined),
  wallet_address: z.catch(z.optional(z.nullable(z.string())), undefined),
});

/**
 * Who is signed in, as kept in this browser: what the header and the guard need, and the rest of the profile as it
 * came. It may be older than the server's; a screen that edits or lists the profile asks `GET /user/profile/`.
 * `role` is one of the contract's or one that this version does not know.
 */
export type SessionUser = z.output<typeof sessionUserSchema>;

/** Reads a profile of the server or of the storage; null when there is no member in it. */
export function parseSessionUser(value: unknown): SessionUser | null {
  const result = sessionUserSchema.safeParse(value);
  return result.success ? result.data : null;
}
