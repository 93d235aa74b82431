/** Solana's public test network. Spec §7 Chain and wallet calls, §9 */
export const DEVNET_ENDPOINT = 'https://api.devnet.solana.com';
/** How sure an answer of the network has to be. Spec §7 */
export const COMMITMENT = 'confirmed';
