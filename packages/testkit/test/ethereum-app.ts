// A small page that discovers wallets through EIP-6963.

type Provider = {
  request(asked: { method: string; params?: unknown }): Promise<unknown>;
  on(event: string, listener: (payload: unknown) => void): void;
};

declare global {
  interface Window {
    ethereum?: Provider;
    providers: Map<string, Provider>;
    /** Events of the providers, as `event payload`. */
    events: string[];
    ask(name: string, method: string, params?: unknown): Promise<unknown>;
  }
}

function ethereumApp(): void {
  window.providers = new Map();
  window.events = [];
  window.addEventListener('eip6963:announceProvider', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { info, provider } = event.detail;
    if (window.providers.has(info.name)) return;
    window.providers.set(info.name, provider);
    provider.on('accountsChanged', (accounts: unknown) => window.events.push(`accounts ${accounts}`));
    provider.on('chainChanged', (chainId: unknown) => window.events.push(`chain ${chainId}`));
    provider.on('disconnect', (error: unknown) => window.events.push(`disconnect ${Object(error).code}`));
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.ask = async (name, method, params) => {
    try {
      return await window.providers.get(name)?.request({ method, params });
    } catch (error) {
      // Passes a rejection's code to the test in the message, because `evaluate()` would drop it.
      throw new Error(`${Object(error).code}: ${Object(error).message}`);
    }
  };
}

export const ETHEREUM_APP = `(${ethereumApp})();`;
