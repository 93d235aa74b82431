import type { KeyValueStorage } from '@gli/session';

/** Key in local storage of the id of the wallet that the member approved here. */
export const WALLET_KEY = 'wallet';

/** Which wallet is restored silently at the next start: only one that was approved, and not taken back since. */
export interface RememberedWallet {
  read(): string | null;
  write(choiceId: string): void;
  forget(): void;
}

export function createRememberedWallet(storage: KeyValueStorage): RememberedWallet {
  return {
    read: () => storage.getItem(WALLET_KEY),
    write: (choiceId) => storage.setItem(WALLET_KEY, choiceId),
    forget: () => storage.removeItem(WALLET_KEY),
  };
}
