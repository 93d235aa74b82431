// A small page that uses Wallet Standard wallets the way the adapters do.

type PageAccount = { address: string; publicKey: Uint8Array };
type Feature = Record<string, (...args: unknown[]) => unknown>;
export type StandardWallet = {
  readonly name: string;
  readonly chains: readonly string[];
  readonly accounts: readonly PageAccount[];
  readonly features: Record<string, Feature>;
};

declare global {
  interface Window {
    wallets: Map<string, StandardWallet>;
    /** Addresses after each change event. Null means no account. */
    changes: (string | null)[];
    use(name: string, feature: string, method: string, input?: unknown): Promise<unknown>;
    connect(name: string, silent?: boolean): Promise<string[]>;
    sign(name: string, text: string): Promise<{ signature: number[]; signedMessage: number[] }>;
    signBytes(name: string, feature: string, method: string, transaction: number[]): Promise<number[]>;
  }
}

function standardApp(): void {
  window.wallets = new Map();
  window.changes = [];
  const register = (wallet: StandardWallet) => {
    window.wallets.set(wallet.name, wallet);
    wallet.features['standard:events']?.on?.('change', ({ accounts }: { accounts: PageAccount[] }) => {
      window.changes.push(accounts[0]?.address ?? null);
    });
    return () => window.wallets.delete(wallet.name);
  };
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) event.detail({ register });
  });
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }));

  const find = (name: string) => {
    const wallet = window.wallets.get(name);
    if (!wallet) throw new Error(`No wallet ${name}`);
    return wallet;
  };
  // Passes a rejection's code to the test in the message, because `evaluate()` would drop it.
  const withCode = async (result: unknown) => {
    try {
      return await result;
    } catch (error) {
      throw new Error(`${Object(error).code}: ${Object(error).message}`);
    }
  };
  window.use = async (name, feature, method, input) =>
    withCode(find(name).features[feature]?.[method]?.(input));
  window.connect = async (name, silent = false) => {
    await window.use(name, 'standard:connect', 'connect', silent ? { silent } : undefined);
    return find(name).accounts.map(({ address }) => address);
  };
  window.sign = async (name, text) => {
    const [account] = find(name).accounts;
    const message = new TextEncoder().encode(text);
    const [output] = Object(
      await window.use(name, 'solana:signMessage', 'signMessage', { account, message }),
    );
    return { signature: [...output.signature], signedMessage: [...output.signedMessage] };
  };
  window.signBytes = async (name, feature, method, transaction) => {
    const [account] = find(name).accounts;
    const bytes = Uint8Array.from(transaction);
    const input = { account, transaction: bytes, chain: 'solana:devnet' };
    const [output] = Object(await window.use(name, feature, method, input));
    return [...(output.signedTransaction ?? output.signature)];
  };
}

export const STANDARD_APP = `(${standardApp})();`;
