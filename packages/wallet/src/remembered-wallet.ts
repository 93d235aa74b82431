import type { KeyValueStorage } from '@gli/session';

/** Key in local storage of the id of the approved wallet, or `NONE`. */
const WALLET_KEY = 'wallet';
/** Key of the address that was authenticated here in this session. */
const PROVEN_KEY = 'wallet-proven';
const NONE = 'none';

/** Wallet that the next start restores silently. It is removed with the session. */
export type RememberedWallet = {
  /** The approved wallet; `none` when the member disconnected it; null when nothing is known. */
  read(): string | null;
  /** The member approved a wallet; whether the address is the member's is to be proven again. */
  write(choiceId: string): void;
  forget(): void;
  /** Nothing is restored until the member connects again. */
  disconnect(): void;
  /** The address was authenticated by a signature. */
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
