import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { StandardConnect, StandardEvents } from '@wallet-standard/features';
import type { WalletChoice } from '../choice.ts';

/** What wallet-adapter needs of a Wallet Standard wallet, and the platform's authentication with it. */
const NEEDED_FEATURES = [StandardConnect, StandardEvents];
const SENDING_FEATURES = ['solana:signAndSendTransaction', 'solana:signTransaction'] as const;

/** Follows the Wallet Standard wallets of this page. */
export function followSolanaWallets(listener: (choices: readonly WalletChoice[]) => void): () => void {
  const wallets = getWallets();
  const tell = () => listener(wallets.get().filter(isSolanaWallet).map(toChoice));
  const stops = [wallets.on('register', tell), wallets.on('unregister', tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

function isSolanaWallet({ features }: Wallet): boolean {
  return (
    NEEDED_FEATURES.every((feature) => feature in features) &&
    SENDING_FEATURES.some((feature) => feature in features)
  );
}

function toChoice({ name, icon }: Wallet): WalletChoice {
  return { id: `solana:${name}`, chain: 'solana', name, icon };
}
