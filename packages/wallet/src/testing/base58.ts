const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const KEY_BYTES = 32;

// Not from web3.js, which captures `fetch` on load, before a test could stub Devnet.

/** The base58 text of a key's 32 bytes. */
export function toAddress(key: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(key).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  const zeros = key.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? key.length : zeros) + text;
}

/** The 32 bytes of a base58 text. */
export function toKey(address: string): Buffer {
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  return Buffer.from(value.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex');
}
