import type { FunctionComponent } from 'react';
import type { SolanaChain } from './connection.ts';
import type { SolanaNetwork } from './solana/network.ts';

export type SolanaBridgeProps = {
  readonly network: SolanaNetwork;
  /** Called with the chain once it is ready to connect. Returns a function that removes the chain. */
  readonly provide: (chain: SolanaChain) => () => void;
};

export type SolanaBridgeComponent = FunctionComponent<SolanaBridgeProps>;

/** The exports of `@gli/wallet/solana`. */
export type SolanaModule = {
  readonly SolanaBridge: SolanaBridgeComponent;
};
