/** Which family of chains a wallet speaks. */
export type WalletChain = 'solana' | 'evm';

/** A wallet of this browser that a member can choose. */
export interface WalletChoice {
  /** The same after a reload: `solana:Phantom`, `evm:io.metamask`. */
  readonly id: string;
  readonly chain: WalletChain;
  /** The wallet's own name; null when an old one does not tell it. */
  readonly name: string | null;
  /** A `data:` address of a picture, or null. */
  readonly icon: string | null;
}
