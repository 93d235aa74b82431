import { randomInt } from '../random/random.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/**
 * Creates an id: the prefix, `_` and ten characters of `0-9a-z`, such as `mem_4kq7w2hx9p`. openapi/README.md lists the
 * prefixes.
 */
export function newId(prefix: string): string {
  const digits = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  return `${prefix}_${digits.join('')}`;
}
