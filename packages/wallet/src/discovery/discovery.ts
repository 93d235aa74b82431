import type { WalletChoice } from '../choice.ts';
import type { Eip1193Provider } from '../eip-1193.ts';
import { type EvmWallet, followEvmWallets } from './evm-wallets.ts';
import { followSolanaWallets } from './solana-wallets.ts';

/** The wallets of a page at one moment. */
export interface FoundWallets {
  readonly choices: readonly WalletChoice[];
  /** The provider of an Ethereum-style choice. */
  providerOf(choiceId: string): Eip1193Provider | undefined;
}

/** Calls back at once and whenever wallets come or go. Returns the way to stop. */
export type WalletDiscovery = (listener: (found: FoundWallets) => void) => () => void;

/** Looks for wallets by Wallet Standard (Solana) and EIP-6963 (Ethereum-style); asks none of them anything. */
export function browserWallets(window: Window): WalletDiscovery {
  return (listener) => {
    let solana: readonly WalletChoice[] = [];
    let evm: readonly EvmWallet[] = [];
    const tell = () =>
      listener({
        choices: distinct([...solana, ...evm.map(({ choice }) => choice)]),
        providerOf: (choiceId) => evm.find(({ choice }) => choice.id === choiceId)?.provider,
      });
    const stopSolana = followSolanaWallets((choices) => {
      solana = choices;
      tell();
    });
    const stopEvm = followEvmWallets(window, (wallets) => {
      evm = wallets;
      tell();
    });
    return () => {
      stopSolana();
      stopEvm();
    };
  };
}

/** The first of each id: wallet-adapter knows wallets by name, and one extension may announce itself twice. */
function distinct(choices: readonly WalletChoice[]): readonly WalletChoice[] {
  return choices.filter(({ id }, index) => choices.findIndex((other) => other.id === id) === index);
}
