import { GliContractError } from '@gli/sdk';
import { parseSessionUser, type SessionUser } from './session-user.ts';

/** A new access token of the session under way with its member's profile: what a verified wallet gives. Spec §3 Session */
export interface AccessGrant {
  readonly access: string;
  /** The profile as it came. */
  readonly user: unknown;
}

/** The profile of a grant, which has to be `member`'s. @throws GliContractError when it is nobody's or another one's */
export function readGrantedUser({ user: value }: AccessGrant, member: SessionUser): SessionUser {
  const user = parseSessionUser(value);
  if (user === null) throw new GliContractError('Answer without a member', 200);
  if (user.id !== member.id) throw new GliContractError('Answer with another member', 200);
  return user;
}
