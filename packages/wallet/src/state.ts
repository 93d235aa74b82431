import type { WalletChoice } from './choice.ts';
import type { PlaceholderTokens } from './placeholder-tokens.ts';
import type { WalletProblem } from './problem.ts';

/** A balance that is read from the chain; `amount` is the last one read, or null before the first. */
export type Balance =
  | { readonly status: 'loading'; readonly amount: string | null }
  | { readonly status: 'ready'; readonly amount: string }
  | { readonly status: 'failed'; readonly amount: string | null };

/** A message that waits for the member's consent, then for the wallet's signature. */
export interface Challenge {
  /** The four lines that will be signed, to be shown before the wallet asks. */
  readonly message: string;
  readonly nonce: string;
}

/**
 * The platform's authentication of the connected address. Spec §4 Wallet
 * - `preparing`: the server is asked for a nonce.
 * - `prepared`: the message is there for the member to read; nothing has been asked of the wallet.
 * - `authenticating`: the wallet is asked for the signature, or the server verifies it.
 */
export type Authentication =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  | { readonly status: 'prepared'; readonly challenge: Challenge }
  | {
      readonly status: 'authenticating';
      readonly step: 'signature' | 'verification';
      readonly message: string;
    }
  | { readonly status: 'authenticated' }
  | { readonly status: 'failed'; readonly problem: WalletProblem };

export type Airdrop = { readonly status: 'idle' } | { readonly status: 'in_progress' };

export interface SolanaConnected {
  readonly status: 'connected';
  readonly chain: 'solana';
  readonly choice: WalletChoice;
  /** base58 */
  readonly address: string;
  /** In lamports, an integer string. */
  readonly balance: Balance;
  readonly authentication: Authentication;
  readonly airdrop: Airdrop;
}

export interface EvmConnected {
  readonly status: 'connected';
  readonly chain: 'evm';
  readonly choice: WalletChoice;
  /** Hexadecimal with its checksum in the case of the letters. */
  readonly address: string;
  readonly chainId: number;
  /** The chain's name of spec §9, or `Chain ID: {n}`. */
  readonly networkName: string;
  /** In ether, a decimal string. */
  readonly balance: Balance;
  readonly tokens: PlaceholderTokens;
}

/** The one wallet of this tab. Spec §3 Wallet state, §4 */
export type WalletState =
  /** `problem` says why the last attempt or connection ended; null when the member ended it or there was none. */
  | { readonly status: 'disconnected'; readonly problem: WalletProblem | null }
  /** `isSilent`: a connection of before is restored, without asking the member. */
  | { readonly status: 'connecting'; readonly choice: WalletChoice; readonly isSilent: boolean }
  | SolanaConnected
  | EvmConnected;

export const DISCONNECTED: WalletState = { status: 'disconnected', problem: null };
