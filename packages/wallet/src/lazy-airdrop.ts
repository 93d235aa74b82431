import type { ActiveAccountStore } from './active-account.ts';
import { NOT_CONNECTED, type WalletOutcome } from './problem.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

export interface AirdropParts {
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly refreshBalance: () => Promise<WalletOutcome>;
}

/** What `@gli/wallet/airdrop` exports. */
export interface AirdropModule {
  createAirdrop(parts: AirdropParts): () => Promise<WalletOutcome>;
}

/** Loads the airdrop at the first click; a build without it has nothing of it. */
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
