type EvmNetwork = {
  readonly coin: string;
  /** The explorer's URL up to the address; null for networks that were shut down. */
  readonly addresses: string | null;
};

/** Ethereum Mainnet, by its chain id. */
export const MAINNET = 1;

// The chains of spec §9.
const NETWORKS: ReadonlyMap<number, EvmNetwork> = new Map([
  [1, { coin: 'ETH', addresses: 'https://etherscan.io/address/' }],
  [3, { coin: 'ETH', addresses: null }],
  [4, { coin: 'ETH', addresses: null }],
  [5, { coin: 'ETH', addresses: null }],
  [56, { coin: 'BNB', addresses: 'https://bscscan.com/address/' }],
  [97, { coin: 'tBNB', addresses: 'https://testnet.bscscan.com/address/' }],
  [137, { coin: 'POL', addresses: 'https://polygonscan.com/address/' }],
  [80001, { coin: 'MATIC', addresses: null }],
]);

/** The coin of a chain; null for an unknown chain. */
export const nativeCoin = (chainId: number): string | null => NETWORKS.get(chainId)?.coin ?? null;

/** Whether a chain of spec §9 was shut down, so that nothing can be read on it. */
export const isRetired = (chainId: number): boolean => NETWORKS.get(chainId)?.addresses === null;

/** An address in the chain's block explorer; null where there is none. */
export function evmAddressPage(chainId: number, address: string): string | null {
  const addresses = NETWORKS.get(chainId)?.addresses ?? null;
  return addresses === null ? null : addresses + encodeURIComponent(address);
}
