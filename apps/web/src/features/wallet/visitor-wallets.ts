import { browserWallets } from '@gli/wallet';
import { connectName } from './wallet-label.ts';

/** Calls back with the name for a visitor's button, now and when wallets come or go, until the signal aborts. */
export function followConnectName(listener: (name: string | null) => void, stopped: AbortSignal): void {
  if (stopped.aborted) return;
  const stop = browserWallets(window)(({ choices }) => listener(connectName(choices)));
  stopped.addEventListener('abort', stop, { once: true });
}
