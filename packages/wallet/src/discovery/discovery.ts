import type { WalletChoice } from '../choice.ts';
import type { Eip1193Provider } from '../eip-1193.ts';
import { type EvmWallet, followEvmWallets } from './evm-wallets.ts';
import { followSolanaWallets } from './solana-wallets.ts';

export type FoundWallets = {
  readonly choices: readonly WalletChoice[];
  getProvider(choiceId: string): Eip1193Provider | undefined;
};

/** Calls the listener immediately and on every change. Returns a function that unsubscribes. */
export type WalletDiscovery = (listener: (found: FoundWallets) => void) => () => void;

/**
 * Discovers wallets through the Wallet Standard (Solana) and EIP-6963 (Ethereum-style) without sending them requests.
 */
export function browserWallets(window: Window): WalletDiscovery {
  return (listener) => {
    let solana: readonly WalletChoice[] = [];
    let evm: readonly EvmWallet[] = [];
    const notify = () =>
      listener({
        choices: distinct([...solana, ...evm.map(({ choice }) => choice)]),
        getProvider: (choiceId) => evm.find(({ choice }) => choice.id === choiceId)?.provider,
      });
    const stopSolana = followSolanaWallets((choices) => {
      solana = choices;
      notify();
    });
    const stopEvm = followEvmWallets(window, (wallets) => {
      evm = wallets;
      notify();
    });
    return () => {
      stopSolana();
      stopEvm();
    };
  };
}

/**
 * Keeps the first choice of each id. wallet-adapter identifies wallets by name, and an extension may announce itself
 * twice.
 */
function distinct(choices: readonly WalletChoice[]): readonly WalletChoice[] {
  return choices.filter(({ id }, index) => choices.findIndex((other) => other.id === id) === index);
}
