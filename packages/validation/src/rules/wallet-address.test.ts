import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { checkWalletAddress } from './wallet-address.ts';
import { isWalletSignature, walletPublicKey } from './wallet-key.ts';

const ADDRESS = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';
const { Point } = ed25519;
const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

it.each([ADDRESS, ` ${ADDRESS}\n`, ADDRESS.replace('SH', 'S-H')])('accepts the address %j', (address) =>
  expect(checkWalletAddress(address)).toBeNull(),
);

it.each([
  ['too short', '1'.repeat(31)],
  ['too long', '1'.repeat(45)],
  ['a zero', `0${ADDRESS.slice(1)}`],
  ['a capital O', `O${ADDRESS.slice(1)}`],
  ['a capital I', `I${ADDRESS.slice(1)}`],
  ['a small l', `l${ADDRESS.slice(1)}`],
  ['empty', ''],
  ['31 bytes in 43 characters', base58.encode(new Uint8Array(31).fill(255))],
  ['33 bytes', base58.encode(new Uint8Array(33).fill(1))],
  ['the system program, which has no key', '1'.repeat(32)],
  ['32 bytes that are not a point', base58.encode(hex('02'.padEnd(64, '0')))],
  ['a key of small order', base58.encode(hex(ED25519_TORSION_SUBGROUP[1] ?? ''))],
  ['zero as p, another form of the same point', base58.encode(hex(`ed${'ff'.repeat(30)}7f`))],
  [
    'a key with a small-order component',
    base58.encode(Point.BASE.add(Point.fromHex(ED25519_TORSION_SUBGROUP[1] ?? '')).toBytes()),
  ],
])('rejects an invalid address: %s', (_, address) =>
  expect(checkWalletAddress(address)?.code).toBe('wallet_address_invalid'),
);

describe('a signature', () => {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(7));
  const message = 'GLI 인증';
  const signature = ed25519.sign(new TextEncoder().encode(message), secretKey);

  it('is valid only for its own key and message', () => {
    expect(walletPublicKey(base58.encode(publicKey))).toEqual(publicKey);
    expect(isWalletSignature(publicKey, message, signature)).toBe(true);
    expect(isWalletSignature(publicKey, `${message} `, signature)).toBe(false);
    expect(isWalletSignature(Point.BASE.toBytes(), message, signature)).toBe(false);
  });

  it.each([0, 63, 65])('is invalid with %i bytes', (length) => {
    expect(isWalletSignature(publicKey, message, new Uint8Array(length))).toBe(false);
  });
});
