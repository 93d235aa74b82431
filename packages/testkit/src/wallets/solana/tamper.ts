import { createSolanaKey, type SolanaKey } from './solana-key.ts';

/**
 * Kind of signature from a broken or malicious wallet: for another message, corrupt, or made with another account's
 * key.
 */
export type Tampering = 'none' | 'message' | 'signature' | 'key';

export function tampered(key: SolanaKey, how: Tampering): SolanaKey {
  switch (how) {
    case 'none':
      return key;
    case 'message':
      return { ...key, sign: (message) => key.sign(withLastBitFlipped(message)) };
    case 'signature':
      return { ...key, sign: (message) => withLastBitFlipped(key.sign(message)) };
    case 'key':
      return { ...key, sign: createSolanaKey().sign };
  }
}

/** Returns the message that a tampering wallet claims to have signed. */
export const tamperedMessage = (message: Uint8Array, how: Tampering): Uint8Array =>
  how === 'message' ? withLastBitFlipped(message) : message;

function withLastBitFlipped(bytes: Uint8Array): Uint8Array {
  const other = Uint8Array.from(bytes);
  const last = other.length - 1;
  other[last] = (other[last] ?? 0) ^ 1;
  return other;
}
