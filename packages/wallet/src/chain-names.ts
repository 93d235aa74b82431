const CHAIN_NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'Ethereum Mainnet'],
  [3, 'Ropsten'],
  [4, 'Rinkeby'],
  [5, 'Goerli'],
  [56, 'BSC Mainnet'],
  [97, 'BSC Testnet'],
  [137, 'Polygon Mainnet'],
  [80001, 'Polygon Mumbai'],
]);

/** The name of an Ethereum-style chain; `Chain ID: {n}` when it is unknown. Spec §9 Chain names */
export function chainName(chainId: number): string {
  return CHAIN_NAMES.get(chainId) ?? `Chain ID: ${chainId}`;
}
