import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import type { ObservableLog } from './debug-log.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';
import { useLoadedWallet } from './wallet-context.tsx';
import type { ObservableWallet } from './wallet-store.ts';

/** State before the wallet has loaded. */
const NOT_LOADED: ObservableWallet = proxy({ current: DISCONNECTED, choices: [], bridge: null });
const EMPTY_LOG: ObservableLog = proxy({ text: '' });

/** Returns the loaded wallet. Throws outside a `<WalletProvider>`, and before the wallet has loaded. */
export function useWallet(): Wallet {
  const wallet = useLoadedWallet();
  if (wallet === null)
    throw new Error('The wallet has not loaded yet. Use useLoadedWallet() where it may be null.');
  return wallet;
}

const useWalletSnapshot = () => useSnapshot(useLoadedWallet()?.observable ?? NOT_LOADED);

/**
 * Returns the wallet's state, which is disconnected until it has loaded. Re-renders when a part that the component
 * uses changes.
 */
export function useWalletState(): WalletState {
  return useWalletSnapshot().current;
}

/** Returns the wallets that can be chosen. Re-renders when they change. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useWalletSnapshot().choices;
}

/** Returns the debug log as text. Spec §9 Debug log cap */
export function useWalletLog(): string {
  return useSnapshot(useLoadedWallet()?.debugLog.observable ?? EMPTY_LOG).text;
}
