import { randomBytes } from '../random/random.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;
const BYTES_OF_DIGIT = 6;

/** A new id: the prefix, `_` and ten of `0-9a-z`, as in `mem_4kq7w2hx9p`. The prefixes are in openapi/README.md. */
export function newId(prefix: string): string {
  // All of them in one call, which is slow.
  const bytes = randomBytes(LENGTH * BYTES_OF_DIGIT);
  const digits = Array.from({ length: LENGTH }, (_, index) => {
    const fraction = bytes.readUIntBE(index * BYTES_OF_DIGIT, BYTES_OF_DIGIT) / 2 ** (8 * BYTES_OF_DIGIT);
    return DIGITS[Math.floor(fraction * DIGITS.length)];
  });
  return `${prefix}_${digits.join('')}`;
}
