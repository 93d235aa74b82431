const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const KEY_BYTES = 32;

// Does not use web3.js, which captures `fetch` while loading, before a test could stub Devnet.

/** Encodes a 32-byte key as base58. */
export function toAddress(key: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(key).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  const zeros = key.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? key.length : zeros) + text;
}

/** Decodes a 32-byte key from base58. */
export function toKey(address: string): Buffer {
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  return Buffer.from(value.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex');
}
