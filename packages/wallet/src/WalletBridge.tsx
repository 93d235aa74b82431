import { useSnapshot } from 'valtio/react';
import type { Wallet } from './wallet.ts';

/**
 * Renders only the Solana bridge, and only once it is needed. Place it next to the app, outside `<StrictMode>`:
 * in development, effects that run twice would lose wallet events.
 */
export function WalletBridge({ wallet }: { wallet: Wallet }) {
  const { bridge: Bridge } = useSnapshot(wallet.observable);
  return Bridge === null ? null : <Bridge network={wallet.network} provide={wallet.provideSolana} />;
}
