import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { base58 } from '@scure/base';

const MINUTE_MS = 60_000;

export const NONCE_LIFETIME_MS = 5 * MINUTE_MS;
/** How far the message's time may be from the server's. */
export const TIMESTAMP_TOLERANCE_MS = 5 * MINUTE_MS;

const NONCE_BYTES = 32;
const PUBLIC_KEY_BYTES = 32;
/** Prefix of the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const ED25519_DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** A new challenge: 32 random bytes as 64 hexadecimal digits. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('hex');

/** The public key of an address; null when it is not one. */
export function publicKeyOf(address: string): Uint8Array | null {
  try {
    const bytes = base58.decode(address);
    return bytes.length === PUBLIC_KEY_BYTES ? bytes : null;
  } catch {
    return null;
  }
}

export type SignInMessage = { readonly address: string; readonly signedAt: Date; readonly nonce: string };

const LINES = /^GLI Platform Authentication\nWallet: (\S+)\nTimestamp: (\S+)\nNonce: (\S+)$/;
const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** Parses the four lines that a wallet signs; null for any other text. Spec §7 Auth */
export function parseSignInMessage(message: string): SignInMessage | null {
  const [, address = '', timestamp = '', nonce = ''] = LINES.exec(message) ?? [];
  const signedAt = new Date(ISO_UTC.test(timestamp) ? timestamp : Number.NaN);
  return Number.isNaN(signedAt.getTime()) ? null : { address, signedAt, nonce };
}

export function isTimely({ signedAt }: SignInMessage, now: Date): boolean {
  return Math.abs(signedAt.getTime() - now.getTime()) <= TIMESTAMP_TOLERANCE_MS;
}

/** Whether the key of the address signed the message. */
export function isSignedBy(publicKey: Uint8Array, message: string, signature: readonly number[]): boolean {
  try {
    const der = Buffer.concat([ED25519_DER_PREFIX, publicKey]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(message, 'utf8'), key, Buffer.from(signature));
  } catch {
    // 32 bytes that are not a point on the curve.
    return false;
  }
}
