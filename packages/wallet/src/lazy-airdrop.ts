import type { ActiveAccountStore } from './active-account.ts';
import { NOT_CONNECTED, type WalletOutcome } from './problem.ts';
import type { SolanaNetwork } from './solana/network.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

export type AirdropParts = {
  readonly network: SolanaNetwork;
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly refreshBalance: () => Promise<WalletOutcome>;
};

/** The exports of `@gli/wallet/airdrop`. */
export type AirdropModule = {
  createAirdrop(parts: AirdropParts): () => Promise<WalletOutcome>;
};

/** Loads the airdrop on first use. Builds without `load` do not include it. */
export function lazyAirdrop(load: (() => Promise<AirdropModule>) | undefined, parts: AirdropParts) {
  let airdrop: (() => Promise<WalletOutcome>) | undefined;
  return async (): Promise<WalletOutcome> => {
    if (load === undefined) return NOT_CONNECTED;
    try {
      const { createAirdrop } = await load();
      airdrop ??= createAirdrop(parts);
    } catch (error) {
      return { status: 'failed', problem: walletProblem(error, 'solana', 'airdrop') };
    }
    return airdrop();
  };
}
