import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes as trulyRandomBytes } from 'node:crypto';

/** Returns the next `count` random bytes. */
type RandomSource = (count: number) => Buffer;

const callSource = new AsyncLocalStorage<RandomSource>();

/** Runs work with random values derived from a label. The same label yields the same values in the same order. */
export function withRandom<T>(label: string, work: () => T): T {
  let count = 0;
  let rest = Buffer.alloc(0);
  const source: RandomSource = (needed) => {
    while (rest.length < needed) {
      rest = Buffer.concat([rest, createHash('sha256').update(`${label} ${count++}`).digest()]);
    }
    const taken = rest.subarray(0, needed);
    rest = rest.subarray(needed);
    return taken;
  };
  return callSource.run(source, work);
}

/** Random bytes are fetched in blocks, because each system call costs as much as creating an id. */
const SUPPLY_BYTES = 8192;
let supply = Buffer.alloc(0);

const secureBytes: RandomSource = (count) => {
  if (count > SUPPLY_BYTES) return trulyRandomBytes(count);
  if (supply.length < count) supply = trulyRandomBytes(SUPPLY_BYTES);
  const taken = supply.subarray(0, count);
  supply = supply.subarray(count);
  return taken;
};

/**
 * Returns random bytes for ids, codes, nonces, tokens and hashes. They are secure unless the sandbox has a random seed.
 */
export const randomBytes: RandomSource = (count) => (callSource.getStore() ?? secureBytes)(count);

const UINT48 = 2 ** 48;

/** Returns a whole number from 0 up to, but not including, `limit`. */
export const randomInt = (limit: number): number => Math.floor(randomFraction() * limit);

/** Returns a number from 0 up to, but not including, 1. */
export const randomFraction = (): number => randomBytes(6).readUIntBE(0, 6) / UINT48;

export function randomUuid(): string {
  const bytes = randomBytes(16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
