export type WalletChain = 'solana' | 'evm';

/** A wallet in this browser that a member can choose. */
export type WalletChoice = {
  /** Id that is stable across reloads, such as `solana:Phantom` or `evm:io.metamask`. */
  readonly id: string;
  readonly chain: WalletChain;
  /** Name of the wallet, or null for an old wallet without a name. */
  readonly name: string | null;
  /** Icon as a `data:` URL, or null. */
  readonly icon: string | null;
};
