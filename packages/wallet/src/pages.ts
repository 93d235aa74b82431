import type { WalletChain } from './choice.ts';
import type { SolanaNetwork } from './solana/network.ts';

/** Wallet offered if the browser has none. Product names are the same in every language. Spec §4 Wallet */
export const PROVIDER_NAMES: Readonly<Record<WalletChain, string>> = { solana: 'Phantom', evm: 'MetaMask' };

/** Download page of the offered wallet. Spec §4 Wallet */
export const PROVIDER_PAGES: Readonly<Record<WalletChain, string>> = {
  solana: 'https://phantom.com/download',
  evm: 'https://metamask.io/download',
};

/** Returns the block explorer's page for a Solana address. */
export function addressPage(address: string, network: SolanaNetwork): string {
  return `https://explorer.solana.com/address/${encodeURIComponent(address)}?cluster=${network}`;
}
