import { useObservable } from '@gli/session/react';
import { useSyncExternalStore } from 'react';
import { proxy } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';
import { useLoadedWallet } from './wallet-context.tsx';
import type { ObservableWallet } from './wallet-store.ts';

/** The state before the wallet is loaded. */
const NOT_LOADED: ObservableWallet = proxy({ current: DISCONNECTED, choices: [], bridge: null });

/** Throws outside a `<WalletProvider>`, and until the wallet is loaded. */
export function useWallet(): Wallet {
  const wallet = useLoadedWallet();
  if (wallet === null) throw new Error('The wallet is not loaded yet.');
  return wallet;
}

const useWalletObservable = () => useLoadedWallet()?.observable ?? NOT_LOADED;

/** The state of the wallet, disconnected until it is loaded. Re-renders when it changes. */
export function useWalletState(): WalletState {
  return useObservable(useWalletObservable(), ({ current }) => current);
}

/** The wallets that can be chosen. Re-renders when they change. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useObservable(useWalletObservable(), ({ choices }) => choices);
}

/** The debug log as text. Spec §9 Debug log cap */
export function useWalletLog(): string {
  const log = useLoadedWallet()?.debugLog;
  return useSyncExternalStore(log?.subscribe ?? neverCalls, log?.read ?? readNothing, readNothing);
}

const neverCalls = () => () => {};
const readNothing = () => '';
