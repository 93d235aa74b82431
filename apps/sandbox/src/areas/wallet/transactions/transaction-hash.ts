import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';

/** Length of an Ed25519 signature, which is what names a transaction on Solana, in bytes. */
const SIGNATURE_BYTES = 64;

/** A new transaction hash in base58. It looks like one on chain and is on none. */
export const newTransactionHash = (): string => base58.encode(new Uint8Array(randomBytes(SIGNATURE_BYTES)));
