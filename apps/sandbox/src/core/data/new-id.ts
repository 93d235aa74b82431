import { randomInt } from '../random/random.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/** A new id: the prefix, `_` and ten of `0-9a-z`, as in `mem_4kq7w2hx9p`. The prefixes are in openapi/README.md. */
export function newId(prefix: string): string {
  const digits = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  return `${prefix}_${digits.join('')}`;
}
