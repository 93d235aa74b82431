import type { Eip1193Provider } from '../eip-1193.ts';

export const ALICE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const BOB = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const CAROL = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

type Person = {
  /** Error thrown instead of returning accounts. */
  error: { code: number; message: string } | null;
  refuses: boolean;
  accounts: string[];
  trusted: boolean;
  isDown: boolean;
};

/** Creates an EIP-1193 provider that is controlled by the test instead of a user. */
export function createFakeEvmWallet() {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const asked: string[] = [];
  const person: Person = {
    error: null,
    refuses: false,
    accounts: [ALICE.toLowerCase()],
    trusted: false,
    isDown: false,
  };
  const chain = { id: 1, wei: 1_500_000_000_000_000_000n };

  const provider: Eip1193Provider = {
    async request({ method, params }) {
      asked.push(method);
      switch (method) {
        case 'eth_requestAccounts':
          if (person.error !== null) throw person.error;
          if (person.refuses) throw { code: 4001, message: 'User rejected the request.' };
          person.trusted = true;
          return person.accounts;
        case 'eth_accounts':
          return person.trusted ? person.accounts : [];
        case 'eth_chainId':
          return `0x${chain.id.toString(16)}`;
        case 'eth_getBalance':
          if (person.isDown) throw { code: -32603, message: 'header not found' };
          return `0x${chain.wei.toString(16)}`;
        case 'wallet_switchEthereumChain': {
          if (person.refuses) throw { code: 4001, message: 'User rejected the request.' };
          const [{ chainId }] = params as [{ chainId: string }];
          if (chainId !== '0x1') throw { code: 4902, message: `Unrecognized chain ID "${chainId}".` };
          chain.id = Number(chainId);
          return null;
        }
        default:
          throw { code: -32601, message: `${method} is not known` };
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  };

  return {
    provider,
    asked,
    person,
    chain,
    emit(event: 'accountsChanged' | 'chainChanged', value: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value);
    },
    countListeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    /** Announces the wallet through EIP-6963. Returns a function that removes it. */
    announce(name: string, rdns: string): () => void {
      const info = { uuid: crypto.randomUUID(), name, rdns, icon: 'data:image/svg+xml;base64,PHN2Zy8+' };
      const announceAgain = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
        );
      window.addEventListener('eip6963:requestProvider', announceAgain);
      announceAgain();
      return () => window.removeEventListener('eip6963:requestProvider', announceAgain);
    },
  };
}

export type FakeEvmWallet = ReturnType<typeof createFakeEvmWallet>;
