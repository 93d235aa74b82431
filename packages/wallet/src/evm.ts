import { BrowserProvider, formatEther, getAddress } from 'ethers';
import type { EvmChain, EvmConnection, OpenOptions } from './connection.ts';
import type { Eip1193Provider } from './eip-1193.ts';
import { firstAccount } from './evm-events.ts';

/**
 * Connects Ethereum-style wallets through ethers, and reads accounts, the chain id and the first account's balance.
 * Spec §7 Chain and wallet calls
 */
export const evmChain: EvmChain = { open };

async function open(
  wallet: Eip1193Provider,
  { isSilent }: Pick<OpenOptions, 'isSilent'>,
): Promise<EvmConnection | null> {
  const provider = browserProvider(wallet);
  try {
    const accounts: unknown = await provider.send(isSilent ? 'eth_accounts' : 'eth_requestAccounts', []);
    const account = firstAccount(accounts);
    if (account === null) {
      provider.destroy();
      return null;
    }
    const { chainId } = await provider.getNetwork();
    return {
      chain: 'evm',
      address: getAddress(account),
      chainId: Number(chainId),
      readBalance: async (address) => formatEther(await provider.getBalance(address)),
      async switchChain(chainId) {
        await provider.send('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }]);
      },
      async close() {
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
  // A chain change reloads the page. Until then, `any` prevents a NETWORK_ERROR in a late read. The 250 ms cache is
  // disabled, so that refreshing a balance always reads it again.
  return new BrowserProvider({ request }, 'any', { cacheTimeout: -1 });
}
