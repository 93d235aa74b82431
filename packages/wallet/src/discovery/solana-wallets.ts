import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { StandardConnect, StandardEvents } from '@wallet-standard/features';
import type { WalletChoice } from '../choice.ts';

/** Features that wallet-adapter and the platform's authentication need. */
const REQUIRED_FEATURES = [StandardConnect, StandardEvents];
const SENDING_FEATURES = ['solana:signAndSendTransaction', 'solana:signTransaction'] as const;

export function followSolanaWallets(listener: (choices: readonly WalletChoice[]) => void): () => void {
  const wallets = getWallets();
  const notify = () => listener(wallets.get().filter(isSolanaWallet).map(toChoice));
  const stops = [wallets.on('register', notify), wallets.on('unregister', notify)];
  notify();
  return () => {
    for (const stop of stops) stop();
  };
}

function isSolanaWallet({ features }: Wallet): boolean {
  return (
    REQUIRED_FEATURES.every((feature) => feature in features) &&
    SENDING_FEATURES.some((feature) => feature in features)
  );
}

function toChoice({ name, icon }: Wallet): WalletChoice {
  return { id: `solana:${name}`, chain: 'solana', name, icon };
}
