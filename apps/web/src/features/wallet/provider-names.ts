import type { WalletChain } from '@gli/wallet';

/** Whose site opens when a browser has no wallet of a chain; names of products, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<WalletChain, string>> = { solana: 'Phantom', evm: 'MetaMask' };
