import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import type { WalletChoice } from './choice.ts';
import type { WalletState } from './state.ts';
import type { Wallet } from './wallet.ts';

const WalletContext = createContext<Wallet | null>(null);

/** Gives the components below their wallet. */
export function WalletProvider({ wallet, children }: { wallet: Wallet; children: ReactNode }) {
  return <WalletContext value={wallet}>{children}</WalletContext>;
}

/** The wallet with its actions; the same object for as long as the provider's. Throws outside a `<WalletProvider>`. */
export function useWallet(): Wallet {
  const wallet = useContext(WalletContext);
  if (wallet === null) throw new Error('useWallet needs a <WalletProvider wallet={…}> above it.');
  return wallet;
}

/** The state of the wallet; renders again when it changes. Throws outside a `<WalletProvider>`. */
export function useWalletState(): WalletState {
  return useSnapshot(useWallet().observable).current;
}

/** The wallets that can be chosen; renders again when one comes or goes. Throws outside a `<WalletProvider>`. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useSnapshot(useWallet().observable).choices;
}

/** What happened to the wallet in this tab, as text. Spec §9 Debug log cap */
export function useWalletLog(): string {
  const { debugLog } = useWallet();
  return useSyncExternalStore(debugLog.subscribe, debugLog.read);
}

/**
 * Renders Solana's side once it is needed, and nothing to be seen. It stands beside the app and outside of
 * `<StrictMode>`: in development, effects that run twice would cut the wallet's own events off.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const { bridge: Bridge } = useSnapshot(wallet.observable);
  return Bridge === null ? null : <Bridge provide={wallet.provideSolana} />;
}
