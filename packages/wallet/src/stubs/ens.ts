/**
 * Replaces `@adraffy/ens-normalize` through `walletAliases`. Its tables are a third of ethers, and the wallet uses only
 * addresses, never names.
 */
export function ens_normalize(name: string): never {
  throw new Error(`ENS names are not supported: ${name}`);
}
