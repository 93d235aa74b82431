import { WALLET_ADDRESS_MAX_CHARACTERS, WALLET_ADDRESS_MIN_CHARACTERS } from '../limits.ts';
import { sanitizeWalletAddress } from '../sanitize.ts';
import type { Issue } from './issue.ts';

export type WalletAddressIssue = Issue<'wallet_address_invalid'>;

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;

/** Checks a Solana address after `sanitizeWalletAddress`: 32 to 44 base58 characters. */
export function checkWalletAddress(value: string): WalletAddressIssue | null {
  const address = sanitizeWalletAddress(value);
  const isInRange =
    address.length >= WALLET_ADDRESS_MIN_CHARACTERS && address.length <= WALLET_ADDRESS_MAX_CHARACTERS;
  return isInRange && BASE58.test(address) ? null : { code: 'wallet_address_invalid' };
}
