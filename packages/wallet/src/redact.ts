import { maskWalletAddress } from '@gli/validation';

/** Long enough to be an address, a nonce, a signature or a token. */
const LONG_VALUE = /[\w+/=-]+(?:\.[\w+/=-]+)*/g;
const LONG_VALUE_MIN_CHARACTERS = 32;
/** Bytes as numbers, as a signature is sent. */
const BYTES = /\[\s*\d+(?:\s*,\s*\d+){7,}\s*\]/g;

/** Shortens possible secrets to their first and last four characters, and drops lists of bytes. */
export function redact(text: string): string {
  return text
    .replace(BYTES, '[…]')
    .replace(LONG_VALUE, (value) =>
      value.length < LONG_VALUE_MIN_CHARACTERS ? value : maskWalletAddress(value),
    );
}
