/** What the browser's session storage offers; passed in, so that tests need none. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'pending-effect:';

/**
 * Idempotency keys of effects whose answer has not come yet. A key is stored before its first send and lives on over a
 * reload, so that sending again after a lost response cannot have the effect twice (decision 25).
 */
export function pendingKeys(storage: KeyStorage, newKey: () => string = () => crypto.randomUUID()) {
  return {
    /** The key for an effect: the one of an earlier, unanswered try at exactly the same, or a new one. */
    keyFor(effect: string): string {
      const stored = storage.getItem(prefix + effect);
      if (stored) return stored;
      const key = newKey();
      storage.setItem(prefix + effect, key);
      return key;
    },
    /** The server has answered, whatever it said: the next try is a new effect. */
    settle(effect: string): void {
      storage.removeItem(prefix + effect);
    },
  };
}
