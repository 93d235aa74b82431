import { browserWallets } from '@gli/wallet';
import { connectName } from './wallet-label.ts';

let stop: (() => void) | undefined;

/** Calls the listener with the label of the only visitor button, immediately and whenever the wallets change. */
export function follow(listener: (name: string | null) => void): void {
  stop?.();
  stop = browserWallets(window)(({ choices }) => listener(connectName(choices)));
}
