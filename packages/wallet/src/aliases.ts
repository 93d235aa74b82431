import { fileURLToPath } from 'node:url';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Aliases for the bundler's `resolve.alias`. They replace dependencies of the chain libraries that are never used with
 * browser wallets. This removes the Android adapter, a tenth of the Solana chunk and a third of the Ethereum chunk.
 */
export const walletAliases: Readonly<Record<string, string>> = {
  '@solana-mobile/wallet-adapter-mobile': file('./stubs/mobile-adapter.ts'),
  '@adraffy/ens-normalize': file('./stubs/ens.ts'),
  '@noble/curves/secp256k1': file('./stubs/secp256k1.ts'),
};
