import { generateKeyPairSync, sign } from 'node:crypto';
import type {
  Wallet,
  WalletAccount,
  WalletEventsWindow,
  WindowAppReadyEvent,
  WindowAppReadyEventAPI,
} from '@wallet-standard/base';
import { toAddress } from './base58.ts';

/** The user's reaction to a prompt. */
type Decision = 'approve' | 'refuse' | 'wait';

const PUBLIC_KEY_DER_PREFIX_BYTES = 12;
const FEATURES = ['solana:signTransaction', 'solana:signMessage'] as const;
const REFUSED = Object.assign(new Error('User rejected the request.'), { code: 4001 });

/** Creates a key pair with real signatures. */
export function createKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(
    PUBLIC_KEY_DER_PREFIX_BYTES,
  );
  return {
    address: toAddress(bytes),
    bytes,
    sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
  };
}

/** Creates a Wallet Standard wallet with real keys, controlled by the test instead of a user. */
export function createFakeSolanaWallet(name: string, keys = [createKey()]) {
  const listeners = new Set<(change: { accounts: readonly WalletAccount[] }) => void>();
  const asked = { connect: 0, silent: 0, sign: 0, disconnect: 0 };
  const person: {
    connect: Decision;
    sign: Decision;
    isTrusted: boolean;
    disconnectMs: number;
    /** Form of the returned signatures. Some wallets pass them through JSON. */
    toForm: (signature: Uint8Array) => unknown;
  } = {
    connect: 'approve',
    sign: 'approve',
    isTrusted: false,
    disconnectMs: 0,
    toForm: (signature) => signature,
  };
  /** Approves the pending prompt. */
  let release = () => {};
  let accounts: readonly WalletAccount[] = [];

  const getAccounts = (index: number): readonly WalletAccount[] => {
    const key = keys[index];
    if (key === undefined) return [];
    return [
      { address: key.address, publicKey: key.bytes, chains: ['solana:devnet'], features: [...FEATURES] },
    ];
  };

  async function prompt(decision: Decision): Promise<void> {
    if (decision === 'refuse') throw REFUSED;
    if (decision === 'wait') await new Promise<void>((resolve) => (release = resolve));
  }

  function change(next: readonly WalletAccount[]): void {
    accounts = next;
    for (const listener of [...listeners]) listener({ accounts });
  }

  const wallet: Wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:devnet'],
    get accounts() {
      return accounts;
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          if (silent) asked.silent += 1;
          else {
            asked.connect += 1;
            await prompt(person.connect);
            person.isTrusted = true;
          }
          if (person.isTrusted) accounts = getAccounts(0);
          return { accounts };
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          asked.disconnect += 1;
          if (person.disconnectMs > 0)
            await new Promise((resolve) => setTimeout(resolve, person.disconnectMs));
          accounts = [];
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(_: 'change', listener: (change: { accounts: readonly WalletAccount[] }) => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async () => [],
      },
      'solana:signMessage': {
        version: '1.0.0',
        async signMessage({ account, message }: { account: WalletAccount; message: Uint8Array }) {
          asked.sign += 1;
          await prompt(person.sign);
          const key = keys.find(({ address }) => address === account.address);
          return [
            { signedMessage: message, signature: person.toForm(key?.sign(message) ?? new Uint8Array()) },
          ];
        },
      },
    },
  };

  return {
    wallet,
    keys,
    asked,
    person,
    approveNow: () => release(),
    switchTo: (index: number) => change(getAccounts(index)),
    lock: () => change([]),
    /** Registers the wallet before or after the app is ready for wallets. Returns a function that unregisters it. */
    register(): () => void {
      let unregister = () => {};
      const announce = ({ register }: WindowAppReadyEventAPI) => {
        unregister = register(wallet);
      };
      let isRemoved = false;
      const announceAgain = ({ detail }: WindowAppReadyEvent) => {
        if (!isRemoved) announce(detail);
      };
      // The DOM's types do not include the event.
      (window as WalletEventsWindow).addEventListener('wallet-standard:app-ready', announceAgain);
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }));
      return () => {
        isRemoved = true;
        unregister();
      };
    },
  };
}

export type FakeSolanaWallet = ReturnType<typeof createFakeSolanaWallet>;
