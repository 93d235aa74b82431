import { GliApiError } from '@gli/sdk';
import { PROFILE_FETCH_GRACE_MS } from './limits.ts';

const WALLET_ADDRESS = /wallet[ _-]?address|지갑 ?주소/i;

/**
 * True if a failed profile fetch at startup ends the session. A 401 or 404 ends it, unless the error is about a missing
 * wallet address or the member logged in less than 30 s ago. Spec §4 Session, §9
 *
 * @param lastLogin milliseconds since the epoch, like `now`; a time in the future grants no grace period
 */
export function profileFailureEndsSession(error: unknown, lastLogin: number | null, now: number): boolean {
  if (!(error instanceof GliApiError) || (error.status !== 401 && error.status !== 404)) return false;
  if (isAboutWalletAddress(error)) return false;
  const age = lastLogin === null ? Number.POSITIVE_INFINITY : now - lastLogin;
  return age < 0 || age >= PROFILE_FETCH_GRACE_MS;
}

function isAboutWalletAddress(error: GliApiError): boolean {
  if (error.code === 'wallet_not_found') return true;
  const { error: title, message } = error.body;
  const texts = [title, message, ...Object.keys(error.details), ...Object.values(error.details).flat()];
  return texts.some((text) => WALLET_ADDRESS.test(text));
}
