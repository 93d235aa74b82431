/** Balance divisor of 1e9, as a power of ten. Spec §9 */
export const LAMPORTS_DECIMALS = 9;
/** Max length of the debug log, in characters. Only the end of a longer log is kept. Spec §9 */
export const DEBUG_LOG_MAX_CHARACTERS = 5_000;
/** Length of an Ed25519 signature, in bytes. */
export const SIGNATURE_BYTES = 64;
