import type { WalletChoice } from './choice.ts';
import type { PlaceholderTokens } from './placeholder-tokens.ts';
import type { WalletProblem } from './problem.ts';

/** A balance on the chain. `amount` is the last value read, or null before the first read. */
export type Balance =
  | { readonly status: 'loading'; readonly amount: string | null }
  | { readonly status: 'ready'; readonly amount: string }
  | { readonly status: 'failed'; readonly amount: string | null };

export type Challenge = {
  /** Four lines to sign, which must be shown before the wallet prompts. */
  readonly message: string;
  readonly nonce: string;
};

/**
 * The platform's authentication of the connected address. Spec §4 Wallet
 * - `preparing`: the nonce is being requested.
 * - `prepared`: the member reads the message, and the wallet has not prompted yet.
 * - `authenticating`: the wallet prompts for the signature, or the server verifies it.
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

export type SolanaConnected = {
  readonly status: 'connected';
  readonly chain: 'solana';
  readonly choice: WalletChoice;
  /** Base58 address. */
  readonly address: string;
  /** Balance in lamports, as an integer string. */
  readonly balance: Balance;
  readonly authentication: Authentication;
  readonly airdrop: Airdrop;
};

export type EvmConnected = {
  readonly status: 'connected';
  readonly chain: 'evm';
  readonly choice: WalletChoice;
  /** Hex address with an EIP-55 checksum. */
  readonly address: string;
  readonly chainId: number;
  /** Name of the chain in spec §9, or `Chain ID: {n}`. */
  readonly networkName: string;
  /** Balance in ether, as a decimal string. */
  readonly balance: Balance;
  readonly tokens: PlaceholderTokens;
};

/** State of this tab's only wallet. Spec §3 Wallet state, §4 */
export type WalletState =
  /**
   * `problem` is the reason why the last attempt or connection ended, or null if the member ended it or there
   * was none.
   */
  | { readonly status: 'disconnected'; readonly problem: WalletProblem | null }
  /** `isSilent` is true while an earlier connection is restored without a prompt. */
  | { readonly status: 'connecting'; readonly choice: WalletChoice; readonly isSilent: boolean }
  | SolanaConnected
  | EvmConnected;

export const DISCONNECTED: WalletState = { status: 'disconnected', problem: null };
