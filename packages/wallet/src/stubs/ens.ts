/**
 * Stands in for `@adraffy/ens-normalize`, by `walletAliases`: its tables are a third of ethers, and only a wallet's own
 * addresses are asked about here, never a name.
 */
export function ens_normalize(name: string): never {
  throw new Error(`Names of Ethereum are not looked up here: ${name}`);
}
