/** Solana's public test networks. Spec §7 Chain and wallet calls, §9 */
export type SolanaNetwork = 'devnet' | 'testnet';

const NETWORK_NAMES: Readonly<Record<SolanaNetwork, string>> = { devnet: 'Devnet', testnet: 'Testnet' };

/** Returns the network's display name: `Devnet`. Spec §9 */
export const solanaNetworkName = (network: SolanaNetwork): string => NETWORK_NAMES[network];

export const getEndpoint = (network: SolanaNetwork): string => `https://api.${network}.solana.com`;

/** Commitment level of reads. Spec §7 */
export const COMMITMENT = 'confirmed';
