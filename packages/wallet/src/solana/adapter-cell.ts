import type { WalletContextState } from '@solana/wallet-adapter-react';

/** The parts of wallet-adapter's context that are used here. */
export type AdapterContext = Pick<
  WalletContextState,
  'wallets' | 'wallet' | 'publicKey' | 'select' | 'connect' | 'disconnect' | 'signMessage'
>;

type Listener = (context: AdapterContext) => void;

/** Makes the last rendered context of wallet-adapter available outside React. */
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
    /** Returns the current or next context that satisfies `predicate`. Rejects with the signal's reason. */
    until(predicate: (context: AdapterContext) => boolean, signal: AbortSignal): Promise<AdapterContext> {
      return new Promise((resolve, reject) => {
        const check = (context: AdapterContext) => {
          if (!predicate(context)) return;
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
