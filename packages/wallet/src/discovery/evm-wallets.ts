import { createStore } from 'mipd';
import type { WalletChoice } from '../choice.ts';
import { type Eip1193Provider, isEip1193Provider } from '../eip-1193.ts';

export type EvmWallet = {
  readonly choice: WalletChoice;
  readonly provider: Eip1193Provider;
};

/**
 * Follows the wallets announced through EIP-6963. `window.ethereum` is used only if no wallet is announced, because
 * otherwise it is one of the announced wallets.
 */
export function followEvmWallets(
  window: Window,
  listener: (wallets: readonly EvmWallet[]) => void,
): () => void {
  const store = createStore();
  const notify = () => {
    const announced = store.getProviders().flatMap(({ info, provider }): EvmWallet[] => {
      const choice: WalletChoice = { id: `evm:${info.rdns}`, chain: 'evm', name: info.name, icon: info.icon };
      return isEip1193Provider(provider) ? [{ choice, provider }] : [];
    });
    listener(announced.length > 0 ? announced : injectedInto(window));
  };
  const stop = store.subscribe(notify);
  // Dispatched by extensions that inject their provider late.
  window.addEventListener('ethereum#initialized', notify);
  notify();
  return () => {
    stop();
    window.removeEventListener('ethereum#initialized', notify);
    store.destroy();
  };
}

function injectedInto(window: Window): readonly EvmWallet[] {
  const provider: unknown = 'ethereum' in window ? window.ethereum : undefined;
  if (!isEip1193Provider(provider)) return [];
  const name = 'isMetaMask' in provider && provider.isMetaMask === true ? 'MetaMask' : null;
  return [{ choice: { id: 'evm:injected', chain: 'evm', name, icon: null }, provider }];
}
