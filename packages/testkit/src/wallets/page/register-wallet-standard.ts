import type { Channel } from './open-channel.ts';

export type StandardWalletScript = {
  readonly name: string;
  readonly icon: string;
  readonly chains: readonly string[];
  readonly canSend: boolean;
};

type PageAccount = { address: string; publicKey: string };
type Input = { account: { address: string }; message: Uint8Array; transaction: Uint8Array; chain?: string };
type Listener = (properties: { accounts: readonly object[] }) => void;

/**
 * Registers a wallet through the Wallet Standard, as an extension does.
 * Runs in the page and is serialized, so it must not reference anything outside of itself.
 */
export function registerWalletStandard(channel: Channel, script: StandardWalletScript): void {
  const toBase64 = (bytes: Uint8Array) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const toBytes = (text: unknown) => Uint8Array.from(atob(String(text)), (char) => char.charCodeAt(0));
  const listeners = new Set<Listener>();
  const signing = ['solana:signMessage', 'solana:signTransaction'];
  if (script.canSend) signing.push('solana:signAndSendTransaction');
  let accounts: readonly { address: string }[] = [];
  let isConnected = false;
  let isGone = false;

  const setAccounts = (value: unknown) => {
    const next: PageAccount[] = Array.isArray(value) ? value : [];
    const isSame =
      next.length === accounts.length && next.every((one, i) => one.address === accounts[i]?.address);
    if (isSame) return;
    accounts = next.map(({ address, publicKey }) =>
      Object.freeze({ address, publicKey: toBytes(publicKey), chains: script.chains, features: signing }),
    );
    for (const listener of listeners) listener({ accounts });
  };

  const connect = async ({ silent = false } = {}) => {
    const allowed = await channel.request('connect', { silent });
    isConnected = Array.isArray(allowed) && allowed.length > 0;
    setAccounts(allowed);
    return { accounts };
  };
  const disconnect = async () => {
    await channel.request('disconnect', {});
    isConnected = false;
    setAccounts([]);
  };
  const on = (event: string, listener: Listener) => {
    if (event !== 'change') return () => {};
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** Creates a signing feature, which prompts for its inputs one after another. */
  const each =
    (method: string, read: (reply: Record<string, unknown>) => object) =>
    async (...inputs: Input[]) => {
      const outputs: object[] = [];
      for (const { account, message, transaction, chain } of inputs) {
        const bytes = toBase64(message ?? transaction);
        const reply = await channel.request(method, { address: account.address, bytes, chain });
        outputs.push(read(Object(reply)));
      }
      return outputs;
    };

  const supportedTransactionVersions = Object.freeze(['legacy', 0]);
  const features = Object.freeze({
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': { version: '1.0.0', disconnect },
    'standard:events': { version: '1.0.0', on },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: each('signMessage', (reply) => ({
        signedMessage: toBytes(reply.signedMessage),
        signature: toBytes(reply.signature),
        signatureType: 'ed25519',
      })),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: each('signTransaction', (reply) => ({
        signedTransaction: toBytes(reply.signedTransaction),
      })),
    },
    ...(script.canSend && {
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: each('signAndSendTransaction', (reply) => ({
          signature: toBytes(reply.signature),
        })),
      },
    }),
  });
  const wallet = Object.freeze({
    version: '1.0.0',
    name: script.name,
    icon: script.icon,
    chains: script.chains,
    features,
    get accounts() {
      return accounts;
    },
  });

  const unregisters: (() => void)[] = [];
  const register = (api: { register(wallet: object): () => void }) => {
    if (!isGone) unregisters.push(api.register(wallet));
  };
  channel.listen((event, payload) => {
    if (event === 'accounts' && isConnected) setAccounts(payload);
    if (event !== 'vanished') return;
    isGone = true;
    for (const unregister of unregisters) unregister();
  });
  window.addEventListener('wallet-standard:app-ready', (event) => {
    if (event instanceof CustomEvent || 'detail' in event) register(Object(event.detail));
  });
  const registering = new CustomEvent('wallet-standard:register-wallet', { detail: register });
  window.dispatchEvent(registering);
}
