import { useObservable } from '@gli/session/react';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { proxy } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';
import type { ObservableWallet } from './wallet-store.ts';

const WalletContext = createContext<Wallet | null | undefined>(undefined);

/** The state before the wallet is loaded. */
const NOT_LOADED: ObservableWallet = proxy({ current: DISCONNECTED, choices: [], bridge: null });

/** `wallet` is null until its code is loaded. */
export function WalletProvider({ wallet, children }: { wallet: Wallet | null; children: ReactNode }) {
  return <WalletContext value={wallet}>{children}</WalletContext>;
}

/** The wallet, or null until its code is loaded. Throws outside a `<WalletProvider>`. */
export function useLoadedWallet(): Wallet | null {
  const wallet = useContext(WalletContext);
  if (wallet === undefined) throw new Error('Wallet hooks need a <WalletProvider wallet={…}> above them.');
  return wallet;
}

/** Throws outside a `<WalletProvider>`, and until the wallet is loaded. */
export function useWallet(): Wallet {
  const wallet = useLoadedWallet();
  if (wallet === null) throw new Error('useWallet needs a loaded wallet; use useLoadedWallet before that.');
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

/**
 * Renders the Solana bridge once it is needed; shows nothing. Render it beside the app and outside of `<StrictMode>`: in
 * development, effects that run twice would lose events of the wallet.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const Bridge = useObservable(wallet.observable, ({ bridge }) => bridge);
  return Bridge === null ? null : <Bridge provide={wallet.provideSolana} />;
}
