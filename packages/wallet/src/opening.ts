import type { WalletChoice } from './choice.ts';
import type { Connection, ConnectionEvent, EvmChain } from './connection.ts';
import type { Eip1193Provider } from './eip-1193.ts';
import type { SolanaBridge } from './solana-bridge.ts';

/** The exports of `@gli/wallet/evm`. */
export type EvmModule = {
  readonly evmChain: EvmChain;
};

/** Loads the code for the chain and opens the connection. */
export function createOpening(
  bridge: SolanaBridge,
  loadEvm: () => Promise<EvmModule>,
  getProvider: (choiceId: string) => Eip1193Provider | undefined,
) {
  return async (
    { chain, id, name }: WalletChoice,
    isSilent: boolean,
    onEvent: (event: ConnectionEvent) => void,
  ): Promise<Connection | null> => {
    if (chain === 'solana') return (await bridge.chain()).open(name ?? id, { isSilent, onEvent });
    const { evmChain } = await loadEvm();
    const provider = getProvider(id);
    return provider === undefined ? null : evmChain.open(provider, { isSilent });
  };
}
