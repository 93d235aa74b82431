import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { WALLET_ADDRESS_MAX_CHARACTERS } from '../limits.ts';

const { Point } = ed25519;
const KEY_BYTES = 32;
/** Follows RFC 8032 strictly: accepts only canonical points, and no keys of small order. */
const STRICT = { zip215: false };

/**
 * Returns the Ed25519 key of a Solana address that a wallet can sign for: 32 bytes in base58, the canonical form of a
 * point of prime order. Returns null for anything else, including program addresses, which have no private key.
 */
export function walletPublicKey(address: string): Uint8Array | null {
  if (address.length > WALLET_ADDRESS_MAX_CHARACTERS) return null;
  try {
    const bytes = base58.decode(address);
    return bytes.length === KEY_BYTES && isPrimeOrder(bytes) ? bytes : null;
  } catch {
    // The address is not base58, or not a point.
    return null;
  }
}

/**
 * True if the owner of the key signed the message, by the strict rules of RFC 8032. Also rejects signatures
 * whose `R` has a small order.
 * @param publicKey from `walletPublicKey`
 * @param signature 64 bytes: `R` and `S`
 */
export function isWalletSignature(publicKey: Uint8Array, message: string, signature: Uint8Array): boolean {
  try {
    return (
      isPrimeOrder(signature.subarray(0, KEY_BYTES)) &&
      ed25519.verify(signature, new TextEncoder().encode(message), publicKey, STRICT)
    );
  } catch {
    // The signature does not have 64 bytes, or its R is not a point.
    return false;
  }
}

/**
 * True if the point has prime order.
 * @throws Error if the bytes are not the canonical form of a point
 */
function isPrimeOrder(bytes: Uint8Array): boolean {
  const point = Point.fromBytes(bytes, STRICT.zip215);
  return !point.isSmallOrder() && point.isTorsionFree();
}
