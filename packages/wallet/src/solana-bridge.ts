import type { SolanaChain } from './connection.ts';
import type { SolanaModule } from './solana-module.ts';
import type { WalletStore } from './wallet-store.ts';

/** Loads the React part of the Solana code, renders it through the store, and waits for its chain. */
export function createSolanaBridge(store: WalletStore, load: () => Promise<SolanaModule>) {
  let chain: SolanaChain | null = null;
  const waiting = new Set<(chain: SolanaChain) => void>();

  return {
    /** Resolves once `<WalletBridge>` has rendered the bridge. Rejects if the code cannot be loaded. */
    async chain(): Promise<SolanaChain> {
      if (chain !== null) return chain;
      const { SolanaBridge } = await load();
      const ready = new Promise<SolanaChain>((resolve) => waiting.add(resolve));
      store.setBridge(SolanaBridge);
      return chain ?? ready;
    },
    provide(provided: SolanaChain): () => void {
      chain = provided;
      for (const resolve of waiting) resolve(provided);
      waiting.clear();
      return () => {
        if (chain === provided) chain = null;
      };
    },
  };
}

export type SolanaBridge = ReturnType<typeof createSolanaBridge>;
