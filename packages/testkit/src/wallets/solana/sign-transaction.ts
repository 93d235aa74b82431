import { CODES, WalletError } from '../wallet-error.ts';
import type { SolanaKey } from './solana-key.ts';

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/**
 * Signs a serialized legacy or versioned transaction. Returns a signed copy.
 * @throws WalletError if the key is not a signer of the transaction, or the bytes are not a transaction
 */
export function signTransaction(
  transaction: Uint8Array,
  { publicKey, sign }: SolanaKey,
): { signed: Uint8Array; signature: Uint8Array } {
  const signatures = readLength(transaction, 0);
  const messageAt = signatures.next + signatures.value * SIGNATURE_BYTES;
  const message = transaction.subarray(messageAt);
  // The first byte of a versioned message has its highest bit set.
  const headerAt = (message[0] ?? 0) & 0x80 ? 1 : 0;
  const keys = readLength(message, headerAt + 3);
  const signers = Math.min(message[headerAt] ?? 0, keys.value, signatures.value);
  const place = Array.from({ length: signers }, (_, index) => keys.next + index * KEY_BYTES).findIndex(
    (at) => Buffer.compare(message.subarray(at, at + KEY_BYTES), publicKey) === 0,
  );
  if (place < 0)
    throw new WalletError(CODES.invalidInput, 'The account is not a signer of this transaction.');
  const signature = sign(message);
  const signed = Uint8Array.from(transaction);
  signed.set(signature, signatures.next + place * SIGNATURE_BYTES);
  return { signed, signature };
}

/** Reads Solana's compact-u16: seven bits per byte, lowest bits first. */
function readLength(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; index < 3; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) break;
    value |= (byte & 0x7f) << (7 * index);
    if ((byte & 0x80) === 0) return { value, next: at + index + 1 };
  }
  throw new WalletError(CODES.invalidInput, 'The bytes are not a transaction.');
}
