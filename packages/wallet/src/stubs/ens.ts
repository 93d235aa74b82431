/**
 * Replaces `@adraffy/ens-normalize` through `walletAliases`. Its tables are a third of ethers, and only addresses are
 * used here, never names.
 */
export function ens_normalize(name: string): never {
  throw new Error(`ENS names are not supported: ${name}`);
}
