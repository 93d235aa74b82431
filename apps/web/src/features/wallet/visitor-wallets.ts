import { browserWallets } from '@gli/wallet';
import { connectName } from './wallet-label.ts';

let stop: (() => void) | undefined;

/**
 * Calls the listener immediately and whenever the wallets change, with the wallet name for the visitor's
 * button.
 */
export function follow(listener: (name: string | null) => void): void {
  stop?.();
  stop = browserWallets(window)(({ choices }) => listener(connectName(choices)));
}
