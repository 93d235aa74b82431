import type { ConnectionEvent } from '../connection.ts';
import type { Eip1193Provider } from '../eip-1193.ts';

/** Follows account and chain changes. An empty list of accounts closes the connection. Spec §4 Wallet (Ethereum-style) */
export function followProvider(
  provider: Eip1193Provider,
  firstAddress: (accounts: unknown) => string | null,
  onEvent: (event: ConnectionEvent) => void,
): () => void {
  const onAccounts = (accounts: unknown) => {
    const address = firstAddress(accounts);
    onEvent(address === null ? { type: 'closed', error: null } : { type: 'account_changed', address });
  };
  const onChain = () => onEvent({ type: 'chain_changed' });
  provider.on?.('accountsChanged', onAccounts);
  provider.on?.('chainChanged', onChain);
  return () => {
    provider.removeListener?.('accountsChanged', onAccounts);
    provider.removeListener?.('chainChanged', onChain);
  };
}
