import { sanitizeWalletAddress } from '../sanitize.ts';
import type { Issue } from './issue.ts';
import { walletPublicKey } from './wallet-key.ts';

export type WalletAddressIssue = Issue<'wallet_address_invalid'>;

/** Checks a Solana address after `sanitizeWalletAddress`. It must be an address that a wallet can sign for. */
export function checkWalletAddress(value: string): WalletAddressIssue | null {
  return walletPublicKey(sanitizeWalletAddress(value)) === null ? { code: 'wallet_address_invalid' } : null;
}
