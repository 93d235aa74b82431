import type { WalletChain } from './choice.ts';

/** The kinds of spec §8; wallet-adapter's errors are called the same (`WalletNotReadyError`). */
export const WALLET_ERROR_KINDS = [
  'not_ready',
  'connection',
  'disconnected',
  'disconnection',
  'account',
  'public_key',
  'not_connected',
  'send_transaction',
  'sign_transaction',
  'sign_message',
] as const;

type WalletErrorKind = (typeof WALLET_ERROR_KINDS)[number];

/**
 * What went wrong, for the app to choose words by.
 * - `WalletErrorKind`: what a wallet itself failed at.
 * - `not_installed`: this browser has no wallet of the chain. Spec §5
 * - `login_required`: the wallet needs a signed-in account. Spec §5
 * - `wallet_already_registered`, `wallet_address_invalid`: the server's two refusals with words of their own. Spec §8
 * - `authentication`: any other failure of the platform's authentication.
 * - `network_switch`: an Ethereum-style wallet did not go to the chain that it was asked to.
 * - `airdrop_limit`, `airdrop`: the faucet's daily limit, and any other failure of it. Spec §8
 */
export type WalletProblemKind =
  | WalletErrorKind
  | 'not_installed'
  | 'login_required'
  | 'wallet_already_registered'
  | 'wallet_address_invalid'
  | 'authentication'
  | 'network_switch'
  | 'airdrop_limit'
  | 'airdrop';

export interface WalletProblem {
  readonly kind: WalletProblemKind;
  readonly chain: WalletChain;
  /** The member said no in the wallet: nothing is broken. */
  readonly isRefusal: boolean;
  /** What the wallet or the server said, in its own words; null when it said nothing. */
  readonly message: string | null;
  /** The error itself, for the log and for words by `GliError`. */
  readonly cause: unknown;
}

/** A problem of `kind` about which nothing else is known. */
export function plainProblem(kind: WalletProblemKind, chain: WalletChain): WalletProblem {
  return { kind, chain, isRefusal: false, message: null, cause: null };
}

/** What came of an action. None of them rejects. */
export type WalletOutcome =
  | { readonly status: 'done' }
  /** Nobody is signed in; nothing was asked. */
  | { readonly status: 'login_required' }
  /** There is no such wallet here; its provider's page was opened. */
  | { readonly status: 'not_found' }
  /** The member, the wallet or the session went on to something else: nothing to tell. */
  | { readonly status: 'superseded' }
  | { readonly status: 'failed'; readonly problem: WalletProblem };

export const DONE: WalletOutcome = { status: 'done' };
export const SUPERSEDED: WalletOutcome = { status: 'superseded' };
/** The action needs a connected wallet of its chain. Spec §5 Wallet authentication */
export const NOT_CONNECTED: WalletOutcome = {
  status: 'failed',
  problem: plainProblem('not_connected', 'solana'),
};
