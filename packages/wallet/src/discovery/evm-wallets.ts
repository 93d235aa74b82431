import { createStore } from 'mipd';
import type { WalletChoice } from '../choice.ts';
import { type Eip1193Provider, isEip1193Provider } from '../eip-1193.ts';

/** An Ethereum-style wallet of this page. */
export interface EvmWallet {
  readonly choice: WalletChoice;
  readonly provider: Eip1193Provider;
}

/**
 * Follows the wallets that announce themselves by EIP-6963. An old `window.ethereum` counts only when none does:
 * it is one of theirs otherwise.
 */
export function followEvmWallets(
  window: Window,
  listener: (wallets: readonly EvmWallet[]) => void,
): () => void {
  const store = createStore();
  const tell = () => {
    const announced = store.getProviders().flatMap(({ info, provider }): EvmWallet[] => {
      const choice: WalletChoice = { id: `evm:${info.rdns}`, chain: 'evm', name: info.name, icon: info.icon };
      return isEip1193Provider(provider) ? [{ choice, provider }] : [];
    });
    listener(announced.length > 0 ? announced : injectedInto(window));
  };
  const stop = store.subscribe(tell);
  // Extensions that inject late say so.
  window.addEventListener('ethereum#initialized', tell);
  tell();
  return () => {
    stop();
    window.removeEventListener('ethereum#initialized', tell);
    store.destroy();
  };
}

function injectedInto(window: Window): readonly EvmWallet[] {
  const provider: unknown = 'ethereum' in window ? window.ethereum : undefined;
  if (!isEip1193Provider(provider)) return [];
  const name = 'isMetaMask' in provider && provider.isMetaMask === true ? 'MetaMask' : null;
  return [{ choice: { id: 'evm:injected', chain: 'evm', name, icon: null }, provider }];
}
