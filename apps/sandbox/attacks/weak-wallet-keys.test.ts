// Tests addresses without a private key, for which forged signatures pass a lenient Ed25519 check.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { expect, it } from 'vitest';
import { buildMessage } from '../test/members.ts';
import { random, register, send } from './target.ts';

const KEY_BYTES = 32;
const TRIES = 64;
const { Point } = ed25519;
const P = Point.Fp.ORDER;
const member = await register();

const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
/** Encodes a y coordinate as 32 little-endian bytes with the sign of x in the last bit. */
function encoded(y: bigint, sign: 0 | 1): Uint8Array {
  const bytes = fromHex(y.toString(16).padStart(2 * KEY_BYTES, '0')).reverse();
  bytes[31] = (bytes[31] ?? 0) | (sign << 7);
  return bytes;
}

const smallOrder = ED25519_TORSION_SUBGROUP.map(fromHex);
/** Non-canonical encodings: y from p to 2^255 - 1, or x = 0 with the sign bit set. */
const nonCanonical = [0, 1].flatMap((sign) => [
  ...Array.from({ length: 19 }, (_, more) => encoded(P + BigInt(more), sign === 0 ? 0 : 1)),
  ...(sign === 1 ? [encoded(1n, 1), encoded(P - 1n, 1)] : []),
]);
const mixedOrder = smallOrder.slice(1).map((torsion) => {
  const { publicKey } = ed25519.keygen(randomBytes());
  return Point.fromBytes(publicKey).add(Point.fromBytes(torsion)).toBytes();
});

function randomBytes(): Uint8Array {
  return Uint8Array.from({ length: KEY_BYTES }, () => Math.floor(random.next() * 256));
}

const requestNonce = (address: unknown) =>
  send('POST', '/auth/nonce/', { token: member.access, json: { wallet_address: address } });
const refused = { status: 400, body: { code: 'invalid_wallet_address' } };

/** Finds a message with a forged signature that OpenSSL accepts for this key. Null if there is none. */
function forge(key: Uint8Array, nonce: string) {
  const address = base58.encode(key);
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  for (let tries = 0; tries < TRIES; tries++) {
    const message = buildMessage(address, nonce, new Date(Date.now() - tries));
    for (const point of smallOrder) {
      // If R is of small order and S = 0, the check passes whenever k times the key happens to be -R.
      const signature = Buffer.concat([point, Buffer.alloc(KEY_BYTES)]);
      if (verify(null, Buffer.from(message), publicKey, signature)) return { message, signature };
    }
  }
  return null;
}

const keys: [string, Uint8Array][] = [
  ...smallOrder.map((key, index): [string, Uint8Array] => [`of small order ${index + 1}`, key]),
  ...nonCanonical.map((key, index): [string, Uint8Array] => [`in a non-canonical form ${index + 1}`, key]),
];

it.each(keys)('does not link an address %s, which has no private key', async (_name, key) => {
  const address = base58.encode(key);
  const nonce = (await requestNonce(address)).body.nonce ?? '0'.repeat(64);
  const proof = forge(key, nonce);
  const json = {
    wallet_address: address,
    nonce,
    message: proof?.message ?? buildMessage(address, nonce, new Date()),
    signature: [...(proof?.signature ?? Buffer.alloc(2 * KEY_BYTES))],
  };
  const linked = await send('POST', '/auth/verify/', { token: member.access, json });
  expect(linked).toMatchObject(refused);
});

it.each([
  ...keys,
  ...mixedOrder.map((key, index): [string, Uint8Array] => [`with a part of small order ${index + 1}`, key]),
])('issues no nonce for an address %s', async (_name, key) => {
  expect(await requestNonce(base58.encode(key))).toMatchObject(refused);
});

const valid = base58.encode(ed25519.keygen(randomBytes()).publicKey);
it.each([
  ['31 bytes', base58.encode(randomBytes().subarray(1).fill(255, 0, 1))],
  ['31 bytes in 43 characters', base58.encode(new Uint8Array(31).fill(255))],
  ['33 bytes', base58.encode(new Uint8Array(33).fill(1))],
  ['64 bytes', base58.encode(new Uint8Array(64).fill(7))],
  ['32 bytes that are not a point', base58.encode(fromHex('02'.padEnd(64, '0')))],
  ['32 ones more', `1${valid}`],
  ['43 characters that are not a key', '6TAAqLmmXBp5z9VxJ2nK7wRt4uYh3sDfG1cQvBn8cyQ'],
  ['the largest 44 characters', 'z'.repeat(44)],
  ['32 times the first digit and one more', '1'.repeat(33)],
  ['31 characters', '1'.repeat(31)],
  ['a character outside base58', valid.replace(/.$/, 'l')],
  ['a space before it', ` ${valid}`],
  ['a line break after it', `${valid}\n`],
  ['a zero-width space in it', `${valid.slice(0, 20)}\u200b${valid.slice(20)}`],
  ['full-width letters', 'Ａ'.repeat(44)],
  ['an Ethereum address', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['no characters', ''],
])('issues no nonce for an address of %s', async (_name, address) => {
  const { status, body } = await requestNonce(address);
  expect([status, ['invalid_wallet_address', 'validation_failed'].includes(body.code)]).toEqual([400, true]);
});

it.each([
  ['S + L', (signature: Uint8Array) => addToS(signature, Point.Fn.ORDER)],
  ['the last byte of S set', (signature: Uint8Array) => signature.with(63, 255)],
  ['another R', (signature: Uint8Array) => signature.with(0, (signature[0] ?? 0) ^ 1)],
  ['R of small order', (signature: Uint8Array) => replaceR(signature, smallOrder[0])],
  ['R in a non-canonical form', (signature: Uint8Array) => replaceR(signature, nonCanonical[1])],
  ['only zeros', () => new Uint8Array(64)],
])('rejects a signature with %s', async (_name, change) => {
  const { publicKey, secretKey } = ed25519.keygen(randomBytes());
  const address = base58.encode(publicKey);
  const { nonce } = (await requestNonce(address)).body;
  const message = buildMessage(address, nonce, new Date());
  const signature = [...change(ed25519.sign(Buffer.from(message), secretKey))];
  const json = { wallet_address: address, nonce, message, signature };
  const { status, body } = await send('POST', '/auth/verify/', { token: member.access, json });
  expect([status, body.code]).toEqual([400, 'invalid_signature']);
});

it('links a wallet with a valid signature', async () => {
  const { publicKey, secretKey } = ed25519.keygen(randomBytes());
  const address = base58.encode(publicKey);
  const { nonce } = (await requestNonce(address)).body;
  const message = buildMessage(address, nonce, new Date());
  const signature = [...ed25519.sign(Buffer.from(message), secretKey)];
  const json = { wallet_address: address, nonce, message, signature };
  const { status } = await send('POST', '/auth/verify/', { token: member.access, json });
  expect(status).toBe(200);
});

it('rejects the key owner’s signature if its R is of small order', async () => {
  const secretKey = randomBytes();
  const { publicKey } = ed25519.keygen(secretKey);
  const address = base58.encode(publicKey);
  const { nonce } = (await requestNonce(address)).body;
  const message = Buffer.from(buildMessage(address, nonce, new Date()));
  const [identity = new Uint8Array(KEY_BYTES)] = smallOrder;
  const { scalar } = ed25519.utils.getExtendedPublicKey(secretKey);
  const k = toNumber(
    createHash('sha512')
      .update(concat(identity, publicKey, message))
      .digest(),
  );
  const s = encoded((k * scalar) % Point.Fn.ORDER, 0);
  const json = {
    wallet_address: address,
    nonce,
    message: message.toString(),
    signature: [...identity, ...s],
  };
  const { status, body } = await send('POST', '/auth/verify/', { token: member.access, json });
  expect([status, body.code]).toEqual([400, 'invalid_signature']);
});

function addToS(signature: Uint8Array, more: bigint): Uint8Array {
  const s = toNumber(signature.subarray(KEY_BYTES)) + more;
  return concat(signature.subarray(0, KEY_BYTES), encoded(s, 0));
}

const replaceR = (signature: Uint8Array, r: Uint8Array = new Uint8Array(KEY_BYTES)): Uint8Array =>
  concat(r, signature.subarray(KEY_BYTES));
const concat = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
