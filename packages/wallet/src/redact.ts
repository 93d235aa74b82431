import { maskWalletAddress } from '@gli/validation';

/** Long enough to be an address, a nonce, a signature or a token; no word and no wallet's name is. */
const LONG_VALUE = /[\w+/=-]+(?:\.[\w+/=-]+)*/g;
const LONG_FROM_CHARACTERS = 32;
/** Bytes written as numbers, as a signature is sent. */
const BYTES = /\[\s*\d+(?:\s*,\s*\d+){7,}\s*\]/g;

/** Shortens whatever could be a secret to its first and last four characters, and drops lists of bytes. */
export function redact(text: string): string {
  return text
    .replace(BYTES, '[…]')
    .replace(LONG_VALUE, (value) => (value.length < LONG_FROM_CHARACTERS ? value : maskWalletAddress(value)));
}
