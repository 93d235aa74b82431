import { expect, it } from 'vitest';
import { chainName } from './evm-networks.ts';
import { addressPage } from './pages.ts';
import { lamportsToSol } from './sol.ts';
import { solanaNetworkName } from './solana/network.ts';

it.each([
  ['0', '0.000000000'],
  ['1', '0.000000001'],
  ['1500099999', '1.500099999'],
  ['2000000000', '2.000000000'],
  ['000002000000000', '2.000000000'],
  ['18446744073709551615', '18446744073.709551615'],
])('converts %s lamports to %s SOL', (lamports, sol) => expect(lamportsToSol(lamports)).toBe(sol));

it.each(['', '-1', '1.5', '1e9', 'SOL'])('rejects %j as lamports', (text) => {
  expect(() => lamportsToSol(text)).toThrow(RangeError);
});

it.each([
  [1, 'Ethereum Mainnet'],
  [3, 'Ropsten'],
  [4, 'Rinkeby'],
  [5, 'Goerli'],
  [56, 'BSC Mainnet'],
  [97, 'BSC Testnet'],
  [137, 'Polygon Mainnet'],
  [80001, 'Polygon Mumbai'],
  [11155111, 'Chain ID: 11155111'],
])('names chain %i %s', (id, name) => expect(chainName(id)).toBe(name));

it('names the Solana test networks in plain language', () => {
  expect([solanaNetworkName('devnet'), solanaNetworkName('testnet')]).toEqual(['Devnet', 'Testnet']);
});

it('links to the explorer page of the network', () => {
  expect(addressPage('6TAA', 'devnet')).toBe('https://explorer.solana.com/address/6TAA?cluster=devnet');
  expect(addressPage('6TAA', 'testnet')).toBe('https://explorer.solana.com/address/6TAA?cluster=testnet');
});
