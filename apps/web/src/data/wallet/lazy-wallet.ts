import type { Wallet } from '@gli/wallet';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

/** Marks the wallet with `ref`, because it must not be proxied. Its own state is observable. */
type ObservableWallet = { current: ReturnType<typeof ref<Wallet>> | null };

/** A wallet whose code loads only once it may be needed. */
export type LazyWallet = {
  /** A valtio proxy, for bindings. */
  readonly observable: Readonly<ObservableWallet>;
  /** Returns the wallet, or null until `load` has succeeded once. */
  get(): Wallet | null;
  /** Loads the wallet. Rejects if its code cannot be fetched. The next call retries. */
  load(): Promise<Wallet>;
};

/**
 * Creates a wallet that is loaded on demand.
 * @param create fetches the code and creates the wallet; called again only after a failure
 */
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

/** Returns the wallet, or null until its code has loaded, which causes a re-render. */
export function useLazyWallet({ observable }: LazyWallet): Wallet | null {
  return useSnapshot(observable).current;
}
