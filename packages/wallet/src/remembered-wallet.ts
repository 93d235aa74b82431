import type { KeyValueStorage } from '@gli/session';

/** Local storage key of the approved wallet's id, or `NONE`. */
const WALLET_KEY = 'wallet';
/** Storage key of the address that was authenticated here in this session. */
const PROVEN_KEY = 'wallet-proven';
const NONE = 'none';

/** Wallet that is silently restored on the next start. It is removed when the session ends. */
export type RememberedWallet = {
  /** Returns the id of the approved wallet, `none` if the member disconnected it, or null if nothing is stored. */
  read(): string | null;
  /** Stores the wallet that the member approved. Its address must be proven again. */
  write(choiceId: string): void;
  forget(): void;
  /** Prevents a restore until the member connects a wallet again. */
  disconnect(): void;
  /** Stores an address that was authenticated by a signature. */
  prove(address: string): void;
  isProven(address: string): boolean;
};

export function createRememberedWallet(storage: KeyValueStorage): RememberedWallet {
  const setWallet = (value: string) => {
    storage.setItem(WALLET_KEY, value);
    storage.removeItem(PROVEN_KEY);
  };
  return {
    read: () => storage.getItem(WALLET_KEY),
    write: setWallet,
    forget() {
      storage.removeItem(WALLET_KEY);
      storage.removeItem(PROVEN_KEY);
    },
    disconnect: () => setWallet(NONE),
    prove: (address) => storage.setItem(PROVEN_KEY, address),
    isProven: (address) => storage.getItem(PROVEN_KEY) === address,
  };
}
