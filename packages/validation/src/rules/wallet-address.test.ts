import { expect, it } from 'vitest';
import { checkWalletAddress } from './wallet-address.ts';

const ADDRESS = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';

it.each([ADDRESS, ` ${ADDRESS}\n`, ADDRESS.replace('SH', 'S-H'), '1'.repeat(32)])('accepts %j', (address) =>
  expect(checkWalletAddress(address)).toBeNull(),
);

it.each([
  ['too short', '1'.repeat(31)],
  ['too long', '1'.repeat(45)],
  ['a zero', `0${ADDRESS.slice(1)}`],
  ['a capital O', `O${ADDRESS.slice(1)}`],
  ['a capital I', `I${ADDRESS.slice(1)}`],
  ['a small l', `l${ADDRESS.slice(1)}`],
  ['nothing', ''],
])('refuses %s', (_, address) => expect(checkWalletAddress(address)?.code).toBe('wallet_address_invalid'));
