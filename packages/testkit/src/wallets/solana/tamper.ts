import { createSolanaKey, type SolanaKey } from './solana-key.ts';

/**
 * How a wallet cheats, or is broken: it signs another message than the one asked for, spoils the signature, or signs with a key
 * that is not the account's.
 */
export type Tampering = 'none' | 'message' | 'signature' | 'key';

/** The key as a wallet that tampers would use it; `message` gives the message it signs instead. */
export function tampered(key: SolanaKey, how: Tampering): SolanaKey {
  switch (how) {
    case 'none':
      return key;
    case 'message':
      return { ...key, sign: (message) => key.sign(withAnotherEnd(message)) };
    case 'signature':
      return { ...key, sign: (message) => withAnotherEnd(key.sign(message)) };
    case 'key':
      return { ...key, sign: createSolanaKey().sign };
  }
}

/** The message that a tampering wallet says it signed. */
export const tamperedMessage = (message: Uint8Array, how: Tampering): Uint8Array =>
  how === 'message' ? withAnotherEnd(message) : message;

function withAnotherEnd(bytes: Uint8Array): Uint8Array {
  const other = Uint8Array.from(bytes);
  const last = other.length - 1;
  other[last] = (other[last] ?? 0) ^ 1;
  return other;
}
