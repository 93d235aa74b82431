import type { Channel } from './open-channel.ts';

export type ProviderScript = {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
  /** True to also set `window.ethereum`, as legacy extensions do. */
  readonly isWindowEthereum: boolean;
};

/**
 * Announces an EIP-1193 provider through EIP-6963, as an extension does.
 * Runs in the page and is serialized, so it must not reference anything outside of itself.
 */
export function announceProvider(channel: Channel, script: ProviderScript): void {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let accounts = '[]';
  let isGone = false;

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  };
  /** Emits each change only once, even if the page requested the accounts itself. */
  const setAccounts = (next: unknown) => {
    const text = JSON.stringify(next);
    if (text === accounts) return;
    accounts = text;
    emit('accountsChanged', next);
  };
  const provider = {
    isMetaMask: true,
    async request(call: { method?: unknown; params?: unknown }) {
      if (typeof call?.method !== 'string') {
        throw Object.assign(new Error("'args.method' must be a non-empty string."), { code: -32_600 });
      }
      const result = await channel.request(call.method, call.params ?? []);
      if (call.method === 'eth_requestAccounts' || call.method === 'eth_accounts') setAccounts(result);
      return result;
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };

  const { uuid, name, icon, rdns } = script;
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider });
  const announce = () => {
    if (!isGone) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  channel.listen((event, payload) => {
    if (event === 'accounts') setAccounts(payload);
    if (event === 'chainChanged') emit('chainChanged', payload);
    if (event !== 'vanished') return;
    isGone = true;
    const code = { code: 4900 };
    emit('disconnect', Object.assign(new Error('The provider is disconnected from all chains.'), code));
  });
  if (script.isWindowEthereum)
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: true });
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
