import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { WalletChoice } from './choice.ts';
import { DISCONNECTED, type WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';
import type { ObservableWallet } from './wallet-store.ts';

const WalletContext = createContext<Wallet | null | undefined>(undefined);

/** What is seen before the wallet's code is here: nothing is connected. */
const NOTHING: ObservableWallet = proxy({ current: DISCONNECTED, choices: [], bridge: null });

/** Gives the components below their wallet; null until its code has been fetched. */
export function WalletProvider({ wallet, children }: { wallet: Wallet | null; children: ReactNode }) {
  return <WalletContext value={wallet}>{children}</WalletContext>;
}

/** The wallet, or null while its code is not here. Throws outside a `<WalletProvider>`. */
export function useLoadedWallet(): Wallet | null {
  const wallet = useContext(WalletContext);
  if (wallet === undefined)
    throw new Error('The wallet’s hooks need a <WalletProvider wallet={…}> above them.');
  return wallet;
}

/** The wallet with its actions. Throws outside a `<WalletProvider>`, and while the provider has none. */
export function useWallet(): Wallet {
  const wallet = useLoadedWallet();
  if (wallet === null) throw new Error('useWallet is for what is drawn with a wallet: there is none yet.');
  return wallet;
}

const useObservable = () => useSnapshot(useLoadedWallet()?.observable ?? NOTHING);

/** The state of the wallet, disconnected while there is none; renders again when it changes. */
export function useWalletState(): WalletState {
  return useObservable().current;
}

/** The wallets that can be chosen; renders again when one comes or goes. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useObservable().choices;
}

/** What happened to the wallet in this tab, as text. Spec §9 Debug log cap */
export function useWalletLog(): string {
  const log = useLoadedWallet()?.debugLog;
  return useSyncExternalStore(log?.subscribe ?? neverCalls, log?.read ?? readNothing);
}

const neverCalls = () => () => {};
const readNothing = () => '';

/**
 * Renders Solana's side once it is needed, and nothing to be seen. It stands beside the app and outside of
 * `<StrictMode>`: in development, effects that run twice would cut the wallet's own events off.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const { bridge: Bridge } = useSnapshot(wallet.observable);
  return Bridge === null ? null : <Bridge provide={wallet.provideSolana} />;
}
