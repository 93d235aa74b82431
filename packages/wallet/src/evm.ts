import { BrowserProvider, formatEther, getAddress } from 'ethers';
import type { ConnectionEvent, EvmChain, EvmConnection, OpenOptions } from './connection.ts';
import type { Eip1193Provider } from './eip-1193.ts';

/** Ethereum-style wallets with ethers: accounts, chain id, balance of the first account. Spec §7 Chain and wallet calls */
export const evmChain: EvmChain = { open };

async function open(
  wallet: Eip1193Provider,
  { isSilent, onEvent }: OpenOptions,
): Promise<EvmConnection | null> {
  const provider = browserProvider(wallet);
  try {
    const accounts: unknown = await provider.send(isSilent ? 'eth_accounts' : 'eth_requestAccounts', []);
    const address = firstAddress(accounts);
    if (address === null) {
      provider.destroy();
      return null;
    }
    const { chainId } = await provider.getNetwork();
    const stopFollowing = followProvider(wallet, (accounts) => firstAddress(accounts), onEvent);
    return {
      chain: 'evm',
      address,
      chainId: Number(chainId),
      readBalance: async (address) => formatEther(await provider.getBalance(address)),
      async switchChain(chainId) {
        await provider.send('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }]);
      },
      async close() {
        stopFollowing();
        provider.destroy();
      },
    };
  } catch (error) {
    provider.destroy();
    throw error;
  }
}

function browserProvider(wallet: Eip1193Provider): BrowserProvider {
  const request = async ({
    method,
    params,
  }: {
    method: string;
    params?: unknown[] | Record<string, unknown>;
  }) => wallet.request({ method, params: Array.isArray(params) ? params : [] });
  // A chain change reloads the page; until then `any` prevents NETWORK_ERROR in a late read. Without the 250 ms cache a
  // refreshed balance is always read again.
  return new BrowserProvider({ request }, 'any', { cacheTimeout: -1 });
}

function firstAddress(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' ? getAddress(first) : null;
}

/** Follows account and chain changes. An empty list of accounts closes the connection. Spec §4 Wallet (Ethereum-style) */
function followProvider(
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
