/** Solana's public test network. Spec §7 Chain and wallet calls, §9 */
export const DEVNET_ENDPOINT = 'https://api.devnet.solana.com';
/** Commitment level of reads. Spec §7 */
export const COMMITMENT = 'confirmed';
