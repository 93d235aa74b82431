import { useWalletChoices } from '@gli/wallet/react';
import type { WalletWidget } from './use-wallet-widget.ts';

/** Goes from an Ethereum-style wallet to a Solana one: the only one at once, else by the choice. */
export function useSolanaSwitch({ connect, choose }: WalletWidget): () => void {
  const choices = useWalletChoices().filter(({ chain }) => chain === 'solana');
  return () => (choices.length > 1 ? choose() : connect(choices[0] ?? 'solana'));
}
