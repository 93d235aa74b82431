import { createContext, type ReactNode, useContext } from 'react';
import type { Wallet } from './wallet.ts';

const WalletContext = createContext<Wallet | null | undefined>(undefined);

/** Provides the wallet, which is null until its code has loaded. */
export function WalletProvider({ wallet, children }: { wallet: Wallet | null; children: ReactNode }) {
  return <WalletContext value={wallet}>{children}</WalletContext>;
}

/** Returns the wallet, or null until its code has loaded. Throws outside a `<WalletProvider>`. */
export function useLoadedWallet(): Wallet | null {
  const wallet = useContext(WalletContext);
  if (wallet === undefined) throw new Error('Wallet hooks must be used inside <WalletProvider>.');
  return wallet;
}
