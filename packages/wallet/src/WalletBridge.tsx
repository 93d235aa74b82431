import { useObservable } from '@gli/session/react';
import type { Wallet } from './wallet.ts';

/**
 * Renders the Solana bridge once it is needed; shows nothing. Render it beside the app and outside of `<StrictMode>`: in
 * development, effects that run twice would lose events of the wallet.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const Bridge = useObservable(wallet.observable, ({ bridge }) => bridge);
  return Bridge === null ? null : <Bridge network={wallet.network} provide={wallet.provideSolana} />;
}
