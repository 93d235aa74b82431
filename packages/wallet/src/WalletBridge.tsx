import { useSnapshot } from 'valtio/react';
import type { Wallet } from './wallet.ts';

/**
 * Renders nothing but the Solana bridge, once it is needed. Place it next to the app and outside of `<StrictMode>`: in
 * development, effects that run twice would lose events of the wallet.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const { bridge: Bridge } = useSnapshot(wallet.observable);
  return Bridge === null ? null : <Bridge network={wallet.network} provide={wallet.provideSolana} />;
}
