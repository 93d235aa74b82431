import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import { base58 } from '@scure/base';

const SEED_BYTES = 32;
// In PKCS #8, an Ed25519 key is this prefix plus the seed (RFC 8410).
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export type SolanaKey = {
  /** The public key in base58. */
  readonly address: string;
  /** Public key, 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Returns an Ed25519 signature, 64 bytes. */
  sign(message: Uint8Array): Uint8Array;
};

/** Creates a Solana key pair from a 32-byte seed, random by default. @throws RangeError for a seed of another length */
export function createSolanaKey(seed: Uint8Array = randomBytes(SEED_BYTES)): SolanaKey {
  if (seed.length !== SEED_BYTES)
    throw new RangeError(`A seed must have ${SEED_BYTES} bytes, got ${seed.length}.`);
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = new Uint8Array(spki.subarray(-SEED_BYTES));
  return {
    address: base58.encode(publicKey),
    publicKey,
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}
