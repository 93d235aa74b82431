type EvmNetwork = {
  readonly name: string;
  /** Symbol of the native coin. */
  readonly coin: string;
  /** The explorer's URL up to the address, or null for networks that were shut down. */
  readonly addresses: string | null;
};

export const MAINNET_CHAIN_ID = 1;

// Chains from spec §9, by chain id.
const NETWORKS: ReadonlyMap<number, EvmNetwork> = new Map([
  [1, { name: 'Ethereum Mainnet', coin: 'ETH', addresses: 'https://etherscan.io/address/' }],
  [3, { name: 'Ropsten', coin: 'ETH', addresses: null }],
  [4, { name: 'Rinkeby', coin: 'ETH', addresses: null }],
  [5, { name: 'Goerli', coin: 'ETH', addresses: null }],
  [56, { name: 'BSC Mainnet', coin: 'BNB', addresses: 'https://bscscan.com/address/' }],
  [97, { name: 'BSC Testnet', coin: 'tBNB', addresses: 'https://testnet.bscscan.com/address/' }],
  [137, { name: 'Polygon Mainnet', coin: 'POL', addresses: 'https://polygonscan.com/address/' }],
  [80001, { name: 'Polygon Mumbai', coin: 'MATIC', addresses: null }],
]);

/** Returns the name of an Ethereum-style chain, or `Chain ID: {n}` for an unknown one. Spec §9 Chain names */
export const chainName = (chainId: number): string => NETWORKS.get(chainId)?.name ?? `Chain ID: ${chainId}`;

export const nativeCoin = (chainId: number): string | null => NETWORKS.get(chainId)?.coin ?? null;

/** True if a chain of spec §9 was shut down, so nothing can be read from it anymore. */
export const isRetiredChain = (chainId: number): boolean => NETWORKS.get(chainId)?.addresses === null;

/** Returns an address's URL in the chain's block explorer, or null if there is none. */
export function evmAddressPage(address: string, chainId: number): string | null {
  const addresses = NETWORKS.get(chainId)?.addresses ?? null;
  return addresses === null ? null : addresses + encodeURIComponent(address);
}
