import type { WalletChain } from './choice.ts';
import type { SolanaNetwork } from './solana/network.ts';

/** The wallet that a browser without one is offered; a product name, the same in every language. Spec §4 Wallet */
export const PROVIDER_NAMES: Readonly<Record<WalletChain, string>> = { solana: 'Phantom', evm: 'MetaMask' };

/** Its download page. Spec §4 Wallet */
export const PROVIDER_PAGES: Readonly<Record<WalletChain, string>> = {
  solana: 'https://phantom.com/download',
  evm: 'https://metamask.io/download',
};

/** The block explorer's page of a Solana address. */
export function addressPage(address: string, network: SolanaNetwork): string {
  return `https://explorer.solana.com/address/${encodeURIComponent(address)}?cluster=${network}`;
}
