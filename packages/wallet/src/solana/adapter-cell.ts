import type { WalletContextState } from '@solana/wallet-adapter-react';

/** What of wallet-adapter's context is used here. */
export type AdapterContext = Pick<
  WalletContextState,
  'wallets' | 'wallet' | 'publicKey' | 'select' | 'connect' | 'disconnect' | 'signMessage'
>;

type Listener = (context: AdapterContext) => void;

/** wallet-adapter's context as it was last rendered, for code outside of React. */
export function createAdapterCell() {
  const listeners = new Set<Listener>();
  let current: AdapterContext | undefined;

  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get: () => current,
    subscribe,
    publish(context: AdapterContext) {
      current = context;
      for (const listener of [...listeners]) listener(context);
    },
    /** The first context from now on that satisfies `isAwaited`. Rejects with the signal's reason. */
    until(isAwaited: (context: AdapterContext) => boolean, signal: AbortSignal): Promise<AdapterContext> {
      return new Promise((resolve, reject) => {
        const check = (context: AdapterContext) => {
          if (!isAwaited(context)) return;
          stop();
          resolve(context);
        };
        const abort = () => {
          stop();
          reject(signal.reason);
        };
        const unsubscribe = subscribe(check);
        const stop = () => {
          unsubscribe();
          signal.removeEventListener('abort', abort);
        };
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted) abort();
        else if (current !== undefined) check(current);
      });
    },
  };
}

export type AdapterCell = ReturnType<typeof createAdapterCell>;
