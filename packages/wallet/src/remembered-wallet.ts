import type { KeyValueStorage } from '@gli/session';

/** Key in local storage of the id of the approved wallet. */
const WALLET_KEY = 'wallet';

/** The wallet that is restored silently at the next start: the approved one, until that is revoked. */
export type RememberedWallet = {
  read(): string | null;
  write(choiceId: string): void;
  forget(): void;
};

export function createRememberedWallet(storage: KeyValueStorage): RememberedWallet {
  return {
    read: () => storage.getItem(WALLET_KEY),
    write: (choiceId) => storage.setItem(WALLET_KEY, choiceId),
    forget: () => storage.removeItem(WALLET_KEY),
  };
}
