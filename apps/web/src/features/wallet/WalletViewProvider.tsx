import { createContext, type ReactNode, useContext, useState } from 'react';

/** The open part below the header's wallet button: the choice of wallets or the wallet's status. */
export type WalletView = 'closed' | 'chooser' | 'status';

type WalletViewState = readonly [view: WalletView, show: (view: WalletView) => void];

const WalletViewContext = createContext<WalletViewState | null>(null);

/** Provides the widget's view to the header and to the screens that open it. */
export function WalletViewProvider({ children }: { children: ReactNode }) {
  return <WalletViewContext value={useState<WalletView>('closed')}>{children}</WalletViewContext>;
}

export function useWalletView(): WalletViewState {
  const view = useContext(WalletViewContext);
  if (!view) throw new Error('useWalletView must be used inside <WalletViewProvider>.');
  return view;
}
