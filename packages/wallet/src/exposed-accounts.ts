import type { WalletChoice } from './choice.ts';
import type { FoundWallets } from './discovery/discovery.ts';
import type { Eip1193Provider } from './eip-1193.ts';

export type ExposedAccountsParts = {
  /** Whether a wallet may come back without a click of the member; only then is it asked. */
  readonly mayReturn: (choice: WalletChoice) => boolean;
  /** The wallet exposes accounts that were authorized before. */
  readonly onExposed: (choice: WalletChoice) => void;
};

/**
 * Listens to the Ethereum-style wallets from the start on, and asks each once for the accounts that it exposes without a
 * prompt. Spec §4 Wallet (Ethereum-style)
 */
export function createExposedAccounts({ mayReturn, onExposed }: ExposedAccountsParts) {
  const followed = new Map<string, { readonly provider: Eip1193Provider; readonly stop: () => void }>();
  const asked = new Set<Eip1193Provider>();

  function follow(choice: WalletChoice, provider: Eip1193Provider): void {
    const before = followed.get(choice.id);
    if (before?.provider === provider) return;
    before?.stop();
    const onAccounts = (accounts: unknown) => {
      if (isExposing(accounts) && mayReturn(choice)) onExposed(choice);
    };
    provider.on?.('accountsChanged', onAccounts);
    followed.set(choice.id, {
      provider,
      stop: () => provider.removeListener?.('accountsChanged', onAccounts),
    });
  }

  async function ask(choice: WalletChoice, provider: Eip1193Provider): Promise<void> {
    if (asked.has(provider) || !mayReturn(choice)) return;
    asked.add(provider);
    // A wallet that fails here exposes nothing.
    const accounts = await provider.request({ method: 'eth_accounts', params: [] }).catch(() => []);
    if (isExposing(accounts) && mayReturn(choice)) onExposed(choice);
  }

  return {
    follow({ choices, providerOf }: FoundWallets): void {
      for (const choice of choices) {
        const provider = providerOf(choice.id);
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

const isExposing = (accounts: unknown): boolean => Array.isArray(accounts) && accounts.length > 0;
