import { ref } from 'valtio/vanilla';
import type { WalletChain } from './choice.ts';

/** Error kinds of spec §8, named after wallet-adapter's errors (`WalletNotReadyError`). */
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
 * Kind of a problem. The app translates it.
 * - `WalletErrorKind`: the wallet failed.
 * - `not_installed`: this browser has no wallet for the chain. Spec §5
 * - `login_required`: the wallet requires a signed-in member. Spec §5
 * - `wallet_already_registered`, `wallet_address_invalid`: server rejections with their own messages. Spec §8
 * - `authentication`: any other failure of the platform's authentication.
 * - `network_switch`: an Ethereum-style wallet did not switch to the requested chain.
 * - `airdrop_limit`, `airdrop`: the faucet's daily limit is reached, or the airdrop failed otherwise. Spec §8
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

export type WalletProblem = {
  readonly kind: WalletProblemKind;
  readonly chain: WalletChain;
  /** True if the member rejected the request in the wallet, which is not an error. */
  readonly isRejection: boolean;
  /** Text of the wallet (`readWalletText`) or server, if any. It is never a library's or the browser's. */
  readonly message: string | null;
  /** Original error, for the log and for messages based on `GliError`. */
  readonly cause: unknown;
};

export function plainProblem(kind: WalletProblemKind, chain: WalletChain): WalletProblem {
  return { kind, chain, isRejection: false, message: null, cause: null };
}

/** Returns the original error as a problem's `cause`. An observable state must not proxy objects of a wallet. */
export function toCause(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? ref(error) : error;
}

/** Result of an action. Actions never reject. */
export type WalletOutcome =
  | { readonly status: 'done' }
  /** Nobody is signed in, so no request was made. */
  | { readonly status: 'login_required' }
  /** The wallet is not installed, so its download page was opened. */
  | { readonly status: 'not_found' }
  /** The member, wallet or session has changed in the meantime, so nothing should be shown. */
  | { readonly status: 'superseded' }
  | { readonly status: 'failed'; readonly problem: WalletProblem };

export const DONE: WalletOutcome = { status: 'done' };
export const SUPERSEDED: WalletOutcome = { status: 'superseded' };
/** Outcome of an action that requires a connected wallet of its chain. Spec §5 Wallet authentication */
export const NOT_CONNECTED: WalletOutcome = {
  status: 'failed',
  problem: plainProblem('not_connected', 'solana'),
};
