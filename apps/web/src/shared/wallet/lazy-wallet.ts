import type { Wallet } from '@gli/wallet';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

/** The wallet is not proxied, because it observes its own state. */
type ObservableWallet = { current: ReturnType<typeof ref<Wallet>> | null };

/** A wallet whose code loads once someone can connect it. */
export type LazyWallet = {
  /** A valtio proxy, for bindings. */
  readonly observable: Readonly<ObservableWallet>;
  /** Null until `load` has succeeded once. */
  get(): Wallet | null;
  /** Rejects if the wallet's code cannot be fetched. The next call retries. */
  load(): Promise<Wallet>;
};

/** @param create fetches the code and creates the wallet; called again only after a failure */
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

/** Returns the wallet once its code has loaded, and rerenders then. */
export function useLazyWallet({ observable }: LazyWallet): Wallet | null {
  return useSnapshot(observable).current;
}
