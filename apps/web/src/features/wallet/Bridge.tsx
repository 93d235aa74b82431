import { WalletBridge } from '@gli/wallet/react';
import { type LazyWallet, useLazyWallet } from '../../shared/wallet/lazy-wallet.ts';

/** Solana's side of the wallet, once there is a wallet. */
export function Bridge({ wallet: lazy }: { wallet: LazyWallet }) {
  const wallet = useLazyWallet(lazy);
  return wallet === null ? null : <WalletBridge wallet={wallet} />;
}
