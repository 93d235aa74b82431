import { GliContractError } from '@gli/sdk';
import { parseSessionUser, type SessionUser } from './session-user.ts';

/** A new access token for the current session and the member's profile, from wallet verification. Spec §3 Session */
export type AccessGrant = {
  readonly access: string;
  /** Unparsed profile from the response. */
  readonly user: unknown;
};

/**
 * Parses the profile of a grant.
 * @throws GliContractError if it isn't the profile of `member`
 */
export function readGrantedUser({ user: value }: AccessGrant, member: SessionUser): SessionUser {
  const user = parseSessionUser(value);
  if (user === null) throw new GliContractError('Response without a member', 200);
  if (user.id !== member.id) throw new GliContractError('Response with another member', 200);
  return user;
}
