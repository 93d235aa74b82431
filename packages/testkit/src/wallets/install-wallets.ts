import type { BrowserContext } from '@playwright/test';
import { type EvmWallet, type EvmWalletOptions, installEvmWallet } from './evm/evm-wallet.ts';
import { installSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from './solana/solana-wallet.ts';

/** One handle for each wallet, in the same order. */
type Each<Options extends readonly unknown[], Handle> = { readonly [Index in keyof Options]: Handle };

/**
 * Installs browser wallets with real keys in a context, as extensions would: Solana wallets through the Wallet
 * Standard, and Ethereum wallets through EIP-6963. Keys and decisions stay in this process. Every prompt is
 * approved unless the test decides otherwise. Call this before the first page is opened.
 */
export async function installWallets<
  const Solana extends readonly SolanaWalletOptions[] = [],
  const Evm extends readonly EvmWalletOptions[] = [],
>(
  context: BrowserContext,
  wallets: { readonly solana?: Solana; readonly evm?: Evm },
): Promise<{ readonly solana: Each<Solana, SolanaWallet>; readonly evm: Each<Evm, EvmWallet> }>;
export async function installWallets(
  context: BrowserContext,
  { solana = [], evm = [] }: { solana?: readonly SolanaWalletOptions[]; evm?: readonly EvmWalletOptions[] },
): Promise<{ solana: readonly SolanaWallet[]; evm: readonly EvmWallet[] }> {
  return {
    solana: await Promise.all(solana.map((options) => installSolanaWallet(context, options))),
    evm: await Promise.all(evm.map((options) => installEvmWallet(context, options))),
  };
}
