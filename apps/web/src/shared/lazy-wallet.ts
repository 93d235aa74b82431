import type { Wallet } from '@gli/wallet';
import { useSyncExternalStore } from 'react';

/** A wallet whose code is fetched when somebody who may connect one is there. */
export type LazyWallet = {
  /** Null until `load` has ended once. */
  get(): Wallet | null;
  /** @throws as a rejection when its code cannot be fetched; the next call tries again */
  load(): Promise<Wallet>;
  subscribe(listener: () => void): () => void;
};

/** @param create fetches the code and makes the wallet; called again only after it failed */
export function createLazyWallet(create: () => Promise<Wallet>): LazyWallet {
  const listeners = new Set<() => void>();
  let wallet: Wallet | null = null;
  let coming: Promise<Wallet> | undefined;
  return {
    get: () => wallet,
    load() {
      coming ??= create().then(
        (made) => {
          wallet = made;
          for (const listener of [...listeners]) listener();
          return made;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The wallet once its code is here; renders again then. */
export function useLazyWallet({ subscribe, get }: LazyWallet): Wallet | null {
  return useSyncExternalStore(subscribe, get, get);
}
