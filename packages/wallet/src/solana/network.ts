/** Solana's public test networks. Spec §7 Chain and wallet calls, §9 */
export type SolanaNetwork = 'devnet' | 'testnet';

export const endpointOf = (network: SolanaNetwork): string => `https://api.${network}.solana.com`;

/** Commitment level of reads. Spec §7 */
export const COMMITMENT = 'confirmed';
