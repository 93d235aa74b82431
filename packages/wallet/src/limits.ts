/** Lamports of one SOL, as its power of ten: the balance divisor 1e9. Spec §9 */
export const LAMPORTS_DECIMALS = 9;
/** Decimal places of a SOL balance on a screen. Spec §9 */
export const SOL_SHOWN_DECIMALS = 4;
/** How much of the debug log is kept, in characters: the last ones. Spec §9 */
export const DEBUG_LOG_MAX_CHARACTERS = 5_000;
/** Length of an Ed25519 signature, in bytes. */
export const SIGNATURE_BYTES = 64;
