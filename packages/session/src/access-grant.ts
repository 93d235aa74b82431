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
  if (user === null)
    throw new GliContractError(
      "Expected the member's profile in the response, but it is missing or invalid",
      200,
    );
  if (user.id !== member.id)
    throw new GliContractError(
      "Expected the member's own profile in the response, got another member's",
      200,
    );
  return user;
}
