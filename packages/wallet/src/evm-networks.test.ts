import { expect, test } from 'vitest';
import { evmAddressPage, isRetiredChain, nativeCoin } from './evm-networks.ts';

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

test.each([1, 3, 4, 5, 56, 97, 137, 80001])('names the coin of chain %i', (chainId) => {
  expect(nativeCoin(chainId)).toMatch(/^t?[A-Z]{3,5}$/);
});

test('links Ethereum addresses to Etherscan and Polygon addresses to their own explorer', () => {
  expect(evmAddressPage(address, 1)).toBe(`https://etherscan.io/address/${address}`);
  expect(evmAddressPage(address, 137)).toBe(`https://polygonscan.com/address/${address}`);
});

test('recognizes networks that were shut down', () => {
  expect([3, 4, 5, 80_001].map(isRetiredChain)).toEqual([true, true, true, true]);
  expect([1, 56, 97, 137, 31_337].some(isRetiredChain)).toBe(false);
});

test('returns no coin and no explorer for an unknown chain', () => {
  expect([nativeCoin(31_337), evmAddressPage(address, 31_337)]).toEqual([null, null]);
});
