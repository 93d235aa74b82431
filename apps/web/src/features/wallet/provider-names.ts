import type { WalletChain } from '@gli/wallet';

/** The wallet whose site opens when a browser has none of a chain; product names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<WalletChain, string>> = { solana: 'Phantom', evm: 'MetaMask' };
