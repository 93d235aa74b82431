import type { WalletChoice } from './choice.ts';
import type { FoundWallets } from './discovery/discovery.ts';
import type { Eip1193Provider } from './eip-1193.ts';

export type EvmEventsParts = {
  /** True if a wallet may connect without a click. Only such wallets are queried for accounts. */
  readonly mayReturn: (choice: WalletChoice) => boolean;
  /**
   * Called with the first exposed account as the wallet sent it, or null if there is none. `isRepeated` is true if the
   * wallet's last event had the same account.
   */
  readonly onAccount: (
    choice: WalletChoice,
    address: string | null,
    options: { readonly isRepeated: boolean },
  ) => void;
  /**
   * Called with the wallet's chain after each event, which may be the current chain. Some wallets repeat it to new
   * listeners.
   */
  readonly onChain: (choice: WalletChoice, chainId: number) => void;
};

/**
 * Listens to all Ethereum-style wallets as soon as they are found, and queries each one once for the accounts that it
 * exposes without a prompt. Spec §4 Wallet (Ethereum-style)
 */
export function createEvmEvents({ mayReturn, onAccount, onChain }: EvmEventsParts) {
  const followed = new Map<string, { readonly provider: Eip1193Provider; readonly stop: () => void }>();
  const asked = new Set<Eip1193Provider>();

  function follow(choice: WalletChoice, provider: Eip1193Provider): void {
    const before = followed.get(choice.id);
    if (before?.provider === provider) return;
    before?.stop();
    let last: string | null | undefined;
    const onAccountsChanged = (accounts: unknown) => {
      const address = firstAccount(accounts);
      const isRepeated = address === last;
      last = address;
      onAccount(choice, address, { isRepeated });
    };
    const onChainChanged = (announced: unknown) => {
      // The wallet may announce a chain that it is not on. A reload would show the same again.
      void provider
        .request({ method: 'eth_chainId', params: [] })
        .catch(() => announced)
        .then(parseChainId)
        .then((chainId) => (chainId === null ? undefined : onChain(choice, chainId)));
    };
    provider.on?.('accountsChanged', onAccountsChanged);
    provider.on?.('chainChanged', onChainChanged);
    followed.set(choice.id, {
      provider,
      stop() {
        provider.removeListener?.('accountsChanged', onAccountsChanged);
        provider.removeListener?.('chainChanged', onChainChanged);
      },
    });
  }

  async function ask(choice: WalletChoice, provider: Eip1193Provider): Promise<void> {
    if (asked.has(provider) || !mayReturn(choice)) return;
    asked.add(provider);
    // A wallet that rejects this request exposes no accounts.
    const accounts = await provider.request({ method: 'eth_accounts', params: [] }).catch(() => []);
    const address = firstAccount(accounts);
    if (address !== null) onAccount(choice, address, { isRepeated: false });
  }

  return {
    follow({ choices, getProvider }: FoundWallets): void {
      for (const choice of choices) {
        const provider = getProvider(choice.id);
        if (provider === undefined) continue;
        follow(choice, provider);
        void ask(choice, provider);
      }
    },
    dispose(): void {
      for (const { stop } of followed.values()) stop();
      followed.clear();
    },
  };
}

export function firstAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' ? first : null;
}

/** Parses a chain id, which wallets send as `0x1`, `1` or a number. Returns null for anything else. */
function parseChainId(chain: unknown): number | null {
  const chainId = typeof chain === 'string' && chain !== '' ? Number(chain) : chain;
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null;
}
