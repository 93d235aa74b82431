import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import type { ObservableLog } from './debug-log.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';
import { useLoadedWallet } from './wallet-context.tsx';
import type { ObservableWallet } from './wallet-store.ts';

/** The state before the wallet is loaded. */
const NOT_LOADED: ObservableWallet = proxy({ current: DISCONNECTED, choices: [], bridge: null });
const EMPTY_LOG: ObservableLog = proxy({ text: '' });

/** Throws outside a `<WalletProvider>`, and until the wallet is loaded. */
export function useWallet(): Wallet {
  const wallet = useLoadedWallet();
  if (wallet === null) throw new Error('The wallet is not loaded yet.');
  return wallet;
}

const useWalletSnapshot = () => useSnapshot(useLoadedWallet()?.observable ?? NOT_LOADED);

/** The state of the wallet, disconnected until it is loaded. Re-renders when a part that was read changes. */
export function useWalletState(): WalletState {
  return useWalletSnapshot().current;
}

/** The wallets that can be chosen. Re-renders when they change. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useWalletSnapshot().choices;
}

/** The debug log as text. Spec §9 Debug log cap */
export function useWalletLog(): string {
  return useSnapshot(useLoadedWallet()?.debugLog.observable ?? EMPTY_LOG).text;
}
