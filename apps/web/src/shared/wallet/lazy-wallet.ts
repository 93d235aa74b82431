import type { Wallet } from '@gli/wallet';
import { useSyncExternalStore } from 'react';
import { lazyModule } from '../loading/lazy-module.ts';

/** A wallet whose code is fetched when there is somebody who may connect one. */
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
  const { load } = lazyModule(async () => {
    wallet = await create();
    for (const listener of [...listeners]) listener();
    return wallet;
  });
  return {
    get: () => wallet,
    load,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The wallet once its code is loaded; renders again then. */
export function useLazyWallet({ subscribe, get }: LazyWallet): Wallet | null {
  return useSyncExternalStore(subscribe, get, get);
}
