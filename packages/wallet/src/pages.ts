import type { WalletChain } from './choice.ts';

/** Download page of a wallet, for a browser without one. Spec §4 Wallet */
export const PROVIDER_PAGES: Readonly<Record<WalletChain, string>> = {
  solana: 'https://phantom.com/download',
  evm: 'https://metamask.io/download',
};

/** The block explorer's page of a Solana address on Devnet. */
export function addressPage(address: string): string {
  return `https://explorer.solana.com/address/${encodeURIComponent(address)}?cluster=devnet`;
}
