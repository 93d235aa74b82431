import type { Wallet } from '@gli/wallet';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

/** Not proxied, because the wallet observes its own state. */
type ObservableWallet = { current: ReturnType<typeof ref<Wallet>> | null };

/** A wallet whose code loads once someone can connect one. */
export type LazyWallet = {
  /** A valtio proxy, for bindings. */
  readonly observable: Readonly<ObservableWallet>;
  /** Null until `load` has succeeded once. */
  get(): Wallet | null;
  /** @throws as a rejection when its code cannot be fetched; the next call tries again */
  load(): Promise<Wallet>;
};

/** @param create fetches the code and makes the wallet; called again only after it failed */
export function createLazyWallet(create: () => Promise<Wallet>): LazyWallet {
  const observable = proxy<ObservableWallet>({ current: null });
  let loading: Promise<Wallet> | undefined;
  const load = async () => {
    loading ??= create();
    try {
      observable.current ??= ref(await loading);
      return observable.current;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { observable, get: () => observable.current, load };
}

/** The wallet once its code is loaded; renders again then. */
export function useLazyWallet({ observable }: LazyWallet): Wallet | null {
  return useSnapshot(observable).current;
}
