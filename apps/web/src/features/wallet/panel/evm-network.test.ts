import { chainName } from '@gli/wallet';
import { expect, test } from 'vitest';
import { evmAddressPage, isRetired, nativeCoin } from './evm-network.ts';

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

test.each([1, 3, 4, 5, 56, 97, 137, 80001])('chain %i has a name and a coin', (chainId) => {
  expect(chainName(chainId)).not.toContain('Chain ID');
  expect(nativeCoin(chainId)).toMatch(/^t?[A-Z]{3,5}$/);
});

test('an address on Ethereum is looked up on Etherscan, on Polygon in its own explorer', () => {
  expect(evmAddressPage(1, address)).toBe(`https://etherscan.io/address/${address}`);
  expect(evmAddressPage(137, address)).toBe(`https://polygonscan.com/address/${address}`);
});

test('networks that were shut down are known', () => {
  expect([3, 4, 5, 80_001].map(isRetired)).toEqual([true, true, true, true]);
  expect([1, 56, 97, 137, 31_337].some(isRetired)).toBe(false);
});

test('an unknown chain has neither a coin nor an explorer', () => {
  expect([nativeCoin(31_337), evmAddressPage(31_337, address)]).toEqual([null, null]);
});
