import type { Eip1193Provider } from './eip-1193.ts';

/** Events of a connected Solana wallet. For Ethereum-style wallets, see `evm-events.ts`. */
export type ConnectionEvent =
  | { readonly type: 'account_changed'; readonly address: string }
  /** The wallet was locked, revoked its approval or disappeared. `error` is the wallet's error, if any. */
  | { readonly type: 'closed'; readonly error: unknown };

export type OpenOptions = {
  /** True to open only a connection that the member approved earlier, so there is no prompt. */
  readonly isSilent: boolean;
  readonly onEvent: (event: ConnectionEvent) => void;
};

export type SolanaConnection = {
  readonly chain: 'solana';
  /** Base58 address. */
  readonly address: string;
  /** Signs with the current account. Resolves to what the wallet returned. Rejects with the wallet's error. */
  signMessage(message: Uint8Array): Promise<unknown>;
  /** Returns lamports, as an integer string. */
  readBalance(address: string): Promise<string>;
  /** Disconnects the wallet and unsubscribes from it. */
  close(): Promise<void>;
};

export type EvmConnection = {
  readonly chain: 'evm';
  readonly address: string;
  readonly chainId: number;
  /** Returns ether, as a decimal string. */
  readBalance(address: string): Promise<string>;
  /** Requests a chain switch (EIP-3326). Rejects with the wallet's error. */
  switchChain(chainId: number): Promise<void>;
  close(): Promise<void>;
};

export type Connection = SolanaConnection | EvmConnection;

/** Provided by `@gli/wallet/solana`. */
export type SolanaChain = {
  /** Connects the Wallet Standard wallet with this name. Rejects with a wallet-adapter error. */
  open(walletName: string, options: OpenOptions): Promise<SolanaConnection>;
};

/** Provided by `@gli/wallet/evm`. */
export type EvmChain = {
  /** Opens a connection. Resolves to null if the wallet returned no account. Rejects with an ethers error. */
  open(provider: Eip1193Provider, options: Pick<OpenOptions, 'isSilent'>): Promise<EvmConnection | null>;
};
