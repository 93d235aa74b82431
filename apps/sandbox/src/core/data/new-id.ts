import { randomBytes } from '../random/random.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;
const BYTES_OF_DIGIT = 6;

/**
 * Creates an id: the prefix, `_` and ten characters of `0-9a-z`, such as `mem_4kq7w2hx9p`. openapi/README.md lists the
 * prefixes.
 */
export function newId(prefix: string): string {
  // Gets all bytes in one call, because calls are slow.
  const bytes = randomBytes(LENGTH * BYTES_OF_DIGIT);
  const digits = Array.from({ length: LENGTH }, (_, index) => {
    const fraction = bytes.readUIntBE(index * BYTES_OF_DIGIT, BYTES_OF_DIGIT) / 2 ** (8 * BYTES_OF_DIGIT);
    return DIGITS[Math.floor(fraction * DIGITS.length)];
  });
  return `${prefix}_${digits.join('')}`;
}
