import type { FunctionComponent } from 'react';
import type { SolanaChain } from './connection.ts';

export interface SolanaBridgeProps {
  /** Takes the chain once it can connect. Returns the way to take it back. */
  readonly provide: (chain: SolanaChain) => () => void;
}

export type SolanaBridgeComponent = FunctionComponent<SolanaBridgeProps>;

/** What `@gli/wallet/solana` exports. */
export interface SolanaModule {
  readonly SolanaBridge: SolanaBridgeComponent;
}
