import type { Eip1193Provider } from './eip-1193.ts';

/** What a connected wallet tells by itself. */
export type ConnectionEvent =
  | { readonly type: 'account_changed'; readonly address: string }
  /** The wallet was locked, took its approval back or went away; `error` is what it said, or null. */
  | { readonly type: 'closed'; readonly error: unknown }
  /** An Ethereum-style wallet went to another chain. */
  | { readonly type: 'chain_changed' };

export interface OpenOptions {
  /** Only what was approved before: the member is not asked. */
  readonly isSilent: boolean;
  readonly onEvent: (event: ConnectionEvent) => void;
}

/** A Solana wallet that the member connected. */
export interface SolanaConnection {
  readonly chain: 'solana';
  /** base58 */
  readonly address: string;
  /** The signature of the account of this moment. Rejects as the wallet does. */
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  /** In lamports, an integer string. */
  readBalance(address: string): Promise<string>;
  /** Tells the wallet, and hears nothing of it any more. */
  close(): Promise<void>;
}

/** An Ethereum-style wallet that the member connected. */
export interface EvmConnection {
  readonly chain: 'evm';
  readonly address: string;
  readonly chainId: number;
  /** In ether, a decimal string. */
  readBalance(address: string): Promise<string>;
  /** Asks the wallet to go to a chain (EIP-3326). Rejects as the wallet does. */
  switchChain(chainId: number): Promise<void>;
  close(): Promise<void>;
}

export type Connection = SolanaConnection | EvmConnection;

/** Solana's side, which `@gli/wallet/solana` provides. */
export interface SolanaChain {
  /** Connects the Wallet Standard wallet of this name. Rejects with a wallet-adapter error. */
  open(walletName: string, options: OpenOptions): Promise<SolanaConnection>;
}

/** Ethereum's side, which `@gli/wallet/evm` provides. */
export interface EvmChain {
  /** Gives null when the wallet gave no account. Rejects with ethers' error. */
  open(provider: Eip1193Provider, options: OpenOptions): Promise<EvmConnection | null>;
}
