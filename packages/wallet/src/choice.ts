export type WalletChain = 'solana' | 'evm';

/** A wallet in this browser that a member can choose. */
export type WalletChoice = {
  /** Stable across reloads, such as `solana:Phantom` or `evm:io.metamask`. */
  readonly id: string;
  readonly chain: WalletChain;
  /** Null for an old wallet without a name. */
  readonly name: string | null;
  /** A `data:` URL, or null. */
  readonly icon: string | null;
};
